const KEY_BYTES = 32

/** What a key made from the client secret is for; a key of one purpose is of no use for another. */
export type KeyPurpose = 'fernway session id v1' | 'fernway sign-in transaction v1'

/**
 * Derives 32 bytes from the client secret with HKDF-SHA-256 (RFC 5869), so that signing in needs no second secret.
 * A new client secret makes every cookie made with the old one worthless: everyone signs in again.
 */
export async function deriveKey(secret: string, purpose: KeyPurpose): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, KEY_BYTES * 8))
}
