// A passkey that carries the key: where the browser has them, it brings the same person to another device.
//
// The key travels as the passkey's user handle, which the browser gives back to this site alone, and only after whoever holds the
// device has unlocked it. The server has no part in it: what it is asked afterwards is asked with the key, as ever.

/** Whether this page may have passkeys at all: browsers give them to secure pages with a name, not to bare addresses. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
}

/** Make a passkey that carries a key; false when whoever was asked did not want to. */
export async function makePasskey(name: string, key: string): Promise<boolean> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: chance(),
    rp: { name: 'Tapete' },
    user: { id: bytesOf(key), name, displayName: name },
    pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  };
  return (await agreed(navigator.credentials.create({ publicKey }))) !== null;
}

/** The key that a passkey of this site carries; empty when none was given. */
export async function keyOfPasskey(): Promise<string> {
  const found = await agreed(navigator.credentials.get({ publicKey: { challenge: chance(), userVerification: 'required' } }));
  const response = (found as PublicKeyCredential | null)?.response as AuthenticatorAssertionResponse | undefined;
  const handle = response?.userHandle;
  return handle?.byteLength === 16 ? [...new Uint8Array(handle)].map((byte) => byte.toString(16).padStart(2, '0')).join('') : '';
}

/** Nothing when the question was sent away, or there is nobody to ask: that is no fault. */
async function agreed(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Signatures are not looked at, so nobody has to remember what was to be signed. */
const chance = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(16));

const bytesOf = (key: string): Uint8Array<ArrayBuffer> => Uint8Array.from(key.match(/../g) ?? [], (hex) => parseInt(hex, 16));
