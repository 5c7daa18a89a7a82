/** The invitation link of a table, known to whoever opened it in this browser. */

const place = (id: string): string => `quartett-invite-${id}`;

export function remember(id: string, invite: string): void {
  try {
    sessionStorage.setItem(place(id), invite);
  } catch {
    // then the link is only shown while the server sends it
  }
}

function remembered(id: string): string {
  try {
    return sessionStorage.getItem(place(id)) ?? "";
  } catch {
    return "";
  }
}

export function invited(id: string, sent?: string | null): string {
  const invite = sent || remembered(id);
  if (!invite) return "";
  const path = invite.includes("/") ? new URL(invite, location.origin).pathname : `/join/${id}/${invite}`;
  return location.origin + path;
}
