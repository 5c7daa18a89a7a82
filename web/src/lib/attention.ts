/** Title, icon and, if wanted, a notification tell a person in another window that it is their turn. */
import { settings } from "./settings.svelte";

export function entitle(title: string, yourTurn = false): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = yourTurn ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** How many tables wait, on the icon of who has put these pages on their home screen. */
export function badge(waiting: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined); // an ornament
}

/** `tag` is the table's: a push about it replaces this, and the other way round. */
export function notify(title: string, text: string, tag = "quartett"): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    new Notification(title, { body: text, icon: "/icon.svg", tag });
  } catch {
    // some phones only let service workers notify
  }
}

export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
