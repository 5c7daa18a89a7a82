/** Passkeys: what the server asks for, as the browser wants it, and back. */
import type { MadePasskey, NewPasskey, ShownPasskey, SignInChallenge } from "../wire";

const ES256 = -7;
const EDDSA = -8;
const RS256 = -257;

export function text(data: ArrayBuffer | null): string {
  const signs = [...new Uint8Array(data ?? new ArrayBuffer(0))].map((byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

/** Browsers know passkeys at safe addresses only, and only by name. */
export function possible(): boolean {
  const byNumber = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && "PublicKeyCredential" in window && !byNumber;
}

export async function make(asked: NewPasskey): Promise<MadePasskey> {
  const found = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: { id: asked.site, name: "Quartett" },
      user: { id: bytes(asked.user), name: asked.name, displayName: asked.name },
      pubKeyCredParams: [ES256, EDDSA, RS256].map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytes(id) })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
      attestation: "none",
    },
  });
  const { rawId, response } = found as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
  return { credential: text(rawId), client_data: text(response.clientDataJSON), attestation: text(response.attestationObject) };
}

export async function show(asked: SignInChallenge): Promise<ShownPasskey> {
  const found = await navigator.credentials.get({ publicKey: { challenge: bytes(asked.challenge), rpId: asked.site, userVerification: "preferred" } });
  const { rawId, response } = found as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
  return {
    credential: text(rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user: text(response.userHandle),
  };
}

/** What the browser's own refusal means. */
export function refusal(error: unknown): string | null {
  if (!(error instanceof DOMException)) return null;
  return error.name === "InvalidStateError" ? "passkey_known" : "passkey_cancelled";
}
