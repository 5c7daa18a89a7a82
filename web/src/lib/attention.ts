/** Title, icon and, if wanted, a notification tell a person in another window that it is their turn. */
import { settings } from "./settings.svelte";

export function entitle(title: string, yourTurn = false): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = yourTurn ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    new Notification(title, { body: text, icon: "/icon.svg", tag: "quartett" });
  } catch {
    // some phones only let service workers notify
  }
}

export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
