/** This browser and its push service. */
import { Refused } from "../api";
import type { Subscription } from "../wire";

const WORKER = "/sw.js";

export const possible = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Ask the person, then the push service. */
export async function subscribe(key: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refused("push_refused", "the browser does not allow notices");
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another server's key
    return written(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch {
    throw new Refused("push_failed", "the push service gave no address");
  }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

export function written(made: Pick<PushSubscription, "toJSON">): Subscription {
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}
