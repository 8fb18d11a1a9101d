const KEY_BYTES = 32

/**
 * Purpose of a key; different purposes yield independent keys. The texts are inputs of the derivation and must not
 * change.
 */
export type KeyPurpose =
  | 'fernway session id v1'
  | 'fernway sign-in transaction v1'
  | 'fernway letter link v1'
  | 'fernway saves intent v1'

/** Derives 32 bytes from a secret with HKDF-SHA-256 (RFC 5869), so that one secret serves every purpose. */
export async function deriveKey(secret: string, purpose: KeyPurpose): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, KEY_BYTES * 8))
}
