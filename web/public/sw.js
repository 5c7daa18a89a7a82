// Shows what the server tells this browser, also when no page is open; a click opens the table. It keeps no pages.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const address = (table) => new URL(`/table/${encodeURIComponent(table)}`, self.location.origin).href;

// A later notice about a table takes the place of the earlier one.
function show(notice) {
  const { title = "Quartett", body = "", table = "" } = notice;
  return self.registration.showNotification(title, { body, tag: table || "quartett", renotify: true, icon: "/icon.svg", badge: "/icon.svg", data: { table } });
}

self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {} // browsers want something shown, whatever came
  event.waitUntil(show(notice));
});

async function open(table) {
  const wanted = table ? address(table) : new URL("/", self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split("#")[0] === wanted);
  if (there) return there.focus();
  return self.clients.openWindow(wanted);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table ?? ""));
});

// The push service gives a browser a new address now and then.
async function subscribeAgain(old) {
  const options = old?.options ?? { userVisibleOnly: true };
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  await fetch("/api/me/notices/push", {
    method: "POST",
    headers: { "X-Quartett": "1", "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event.oldSubscription)));
