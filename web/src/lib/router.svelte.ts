/** The pages, found by their address. */

export type Place =
  | { page: "start" }
  | { page: "table"; id: string }
  | { page: "join"; id: string; token: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "me" }
  | { page: "play" }
  | { page: "people"; id: string }
  | { page: "ratings"; game: string; players: string }
  | { page: "nowhere" };

export function read(path: string): Place {
  const [, page = "", id = "", token = "", ...rest] = path.split("/").map(decoded);
  if (!page) return { page: "start" };
  if ((page === "me" || page === "play") && !id) return { page };
  if (page === "table" && id && !token) return { page, id };
  if (page === "replay" && id && !token) return { page, id };
  if (page === "rules" && id && !token) return { page, game: id };
  if (page === "people" && id && !token) return { page, id };
  if (page === "ratings" && id && token && !rest.length) return { page, game: id, players: token };
  if (page === "join" && id && token && !rest.length) return { page, id, token };
  return { page: "nowhere" };
}

/** A part of an address; as it stands if it was never encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const here: { place: Place } = $state({ place: read(location.pathname) });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  here.place = read(location.pathname);
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  here.place = read(location.pathname);
});

/** Links inside the house do not load the page anew. */
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
