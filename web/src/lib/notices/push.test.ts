import { beforeEach, expect, test, vi } from "vitest";
import { possible, subscribe, unsubscribe } from "./push";

const made = { toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "k", auth: "a" } }), unsubscribe: vi.fn(async () => true) };
const manager = { getSubscription: vi.fn(async (): Promise<typeof made | null> => null), subscribe: vi.fn(async (_: PushSubscriptionOptionsInit) => made) };
const worker = { pushManager: manager };
const container = { register: vi.fn(async (_: string) => worker), ready: Promise.resolve(worker), getRegistration: async () => worker };

function browser(permission: string): void {
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { requestPermission: async () => permission });
}

beforeEach(() => vi.clearAllMocks());

test("a browser without push is known as one", () => {
  vi.stubGlobal("navigator", {});
  expect(possible()).toBe(false);
  browser("granted");
  expect(possible()).toBe(true);
});

test("a subscription is made with the server's key, and an older one is given up", async () => {
  browser("granted");
  manager.getSubscription.mockResolvedValueOnce(made);
  expect(await subscribe("server key")).toEqual({ endpoint: "https://push.example/1", p256dh: "k", auth: "a" });
  expect(container.register).toHaveBeenCalledWith("/sw.js");
  expect(made.unsubscribe).toHaveBeenCalledOnce();
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "server key" });
});

test("a person who says no is not asked further, and a service that gives nothing is said to", async () => {
  browser("denied");
  await expect(subscribe("k")).rejects.toMatchObject({ code: "push_refused" });
  expect(container.register).not.toHaveBeenCalled();
  browser("granted");
  manager.subscribe.mockRejectedValueOnce(new Error("no service"));
  await expect(subscribe("k")).rejects.toMatchObject({ code: "push_failed" });
});

test("giving up tells the push service, if there was anything", async () => {
  browser("granted");
  await unsubscribe();
  manager.getSubscription.mockResolvedValueOnce(made);
  await unsubscribe();
  expect(made.unsubscribe).toHaveBeenCalledOnce();
});
