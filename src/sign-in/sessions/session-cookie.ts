import { base64url } from 'jose'
import type { SessionSecrets } from '#src/config/config.ts'
import { deriveKey } from '#src/platform/derive-key.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'

export const SESSION_COOKIE = '__Host-session'
/** Of chance: 136 bits, where 128 are asked for (R1.5). */
const RANDOM_BYTES = 17
/** Of the account: enough that no two ever share a tag. */
const ACCOUNT_HASH_BYTES = 15
/** Half of an HMAC-SHA-256 (RFC 2104 section 5): 128 bits. */
const SIGNATURE_BYTES = 16
const COOKIE_VALUE = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{22})$/

async function importSigningKey(secret: string): Promise<CryptoKey> {
  const raw = await deriveKey(secret, 'fernway session id v1')
  return crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

async function signatureOf(id: string, secret: string): Promise<string> {
  const full = await crypto.subtle.sign('HMAC', await importSigningKey(secret), new TextEncoder().encode(id))
  return base64url.encode(new Uint8Array(full, 0, SIGNATURE_BYTES))
}

/** What ids of one account have in common: a hash of its key, which leads back to nobody. */
export async function hashAccountId(owner: string): Promise<string> {
  return base64url.encode(base64url.decode(await sha256Base64url(owner)).subarray(0, ACCOUNT_HASH_BYTES))
}

/**
 * Makes a session id: 136 random bits (R1.5), then the account's tag, in base64url. With the tag the marks of an account can be
 * asked for beside the record that names it.
 */
export function createSessionId(accountHash: string): string {
  const id = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES + ACCOUNT_HASH_BYTES))
  id.set(base64url.decode(accountHash), RANDOM_BYTES)
  return base64url.encode(id)
}

/** The tag in an id; of an id from before there were tags it is nobody's. */
export const accountHashOfSessionId = (id: string): string =>
  base64url.encode(base64url.decode(id).subarray(RANDOM_BYTES))

/**
 * The cookie's value: the id and our seal on it. The seal says nothing about the visitor; with it, made-up ids are
 * turned away before any store is asked, and cannot fill the table of revoked sessions.
 */
export async function signSessionId(id: string, [newest]: SessionSecrets): Promise<string> {
  return `${id}.${await signatureOf(id, newest)}`
}

/** The id in a cookie's value; null when the value was not made by `sealSessionId` with one of these secrets. */
export async function verifySessionCookie(
  value: string | null,
  secrets: SessionSecrets,
): Promise<string | null> {
  const [, id, signature] = COOKIE_VALUE.exec(value ?? '') ?? []
  if (id === undefined || signature === undefined) return null
  // As text: base64 has several spellings for the same bytes, and only ours is right.
  const encoder = new TextEncoder()
  for (const secret of secrets)
    if (
      crypto.subtle.timingSafeEqual(encoder.encode(signature), encoder.encode(await signatureOf(id, secret)))
    )
      return id
  return null
}
