/** What the page about oneself asks of the server. */
import { ask } from "../api";
import type { Account, Code, MadePasskey, NewPasskey, SettingsOfMember, ShownCode, ShownPasskey, SignInChallenge } from "../wire";

type Tongue = SettingsOfMember["language"];

export const account = (): Promise<Account> => ask("GET", "/api/me/account");
export const choose = (wish: SettingsOfMember): Promise<Account> => ask("POST", "/api/me/settings", wish);
export const newPasskey = (): Promise<NewPasskey> => ask("POST", "/api/me/passkeys/options");
export const addPasskey = (made: MadePasskey, language: Tongue): Promise<Account> => ask("POST", "/api/me/passkeys", { ...made, language });
export const removePasskey = (id: string): Promise<Account> => ask("POST", `/api/me/passkeys/${id}/remove`);
export const newCode = (): Promise<Code> => ask("POST", "/api/me/recovery");
export const keepCode = (code: string, language: Tongue): Promise<Account> => ask("POST", "/api/me/recovery/keep", { code, language });
export const challenge = (): Promise<SignInChallenge> => ask("POST", "/api/me/sign-in/options");
export const signIn = (shown: ShownPasskey): Promise<Account> => ask("POST", "/api/me/sign-in", shown);
export const signInByCode = (shown: ShownCode): Promise<Account> => ask("POST", "/api/me/sign-in/code", shown);
export const signOut = (): Promise<unknown> => ask("POST", "/api/me/sign-out");
export const signOutEverywhere = (): Promise<unknown> => ask("POST", "/api/me/sign-out/everywhere");
export const removeDevice = (id: string): Promise<Account> => ask("POST", `/api/me/devices/${id}/remove`);
export const remove = (): Promise<unknown> => ask("POST", "/api/me/delete", { confirm: "delete" });
