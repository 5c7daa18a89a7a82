/** What is asked of the server about being told. */
import { ask } from "../api";
import type { Notices, Subscription, TableHook, WantedNotices } from "../wire";

export const notices = (): Promise<Notices> => ask("GET", "/api/me/notices");
export const choose = (wish: WantedNotices): Promise<Notices> => ask("POST", "/api/me/notices", wish);
export const subscribe = (made: Subscription): Promise<Notices> => ask("POST", "/api/me/notices/push", made);
export const unsubscribe = (): Promise<Notices> => ask("POST", "/api/me/notices/push/remove");
export const hook = (url: string): Promise<Notices> => ask("POST", "/api/me/notices/hook", { url });
export const tableHook = (id: string): Promise<TableHook> => ask("GET", `/api/tables/${id}/hook`);
export const setTableHook = (id: string, url: string): Promise<TableHook> => ask("POST", `/api/tables/${id}/hook`, { url });
