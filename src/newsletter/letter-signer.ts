import { base64url } from 'jose'
import { deriveKey } from '#src/platform/derived-key.ts'

/** Half of an HMAC-SHA-256: 128 bits. */
const SEAL_BYTES = 16

/** Whom a link of a letter belongs to, and in which letter it stood. */
export type LetterReader = { readonly subscriberId: string; readonly letterId: string }

const bytesOf = (uuid: string): readonly number[] =>
  (uuid.replaceAll('-', '').match(/../g) ?? []).map((hex) => Number.parseInt(hex, 16))

export async function importLetterKey(secret: string): Promise<CryptoKey> {
  const raw = await deriveKey(secret, 'fernway letter link v1')
  return crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

export async function sealOf(key: CryptoKey, payload: string): Promise<string> {
  const full = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(payload))
  return base64url.encode(new Uint8Array(full, 0, SEAL_BYTES))
}

/**
 * Makes the tokens of letters: subscriber and letter, and our seal on both. Nothing of them is stored, so a letter to ten
 * thousand writes no token; they work as long as a secret that sealed them is known.
 */
export async function createLetterSigner(secret: string): Promise<(reader: LetterReader) => Promise<string>> {
  const key = await importLetterKey(secret)
  return async ({ subscriberId, letterId }) => {
    const payload = base64url.encode(new Uint8Array([...bytesOf(subscriberId), ...bytesOf(letterId)]))
    return `${payload}.${await sealOf(key, payload)}`
  }
}
