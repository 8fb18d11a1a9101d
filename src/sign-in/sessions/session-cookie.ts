import { base64url } from 'jose'
import type { SessionSecrets } from '#src/config/config.ts'
import { deriveKey } from '#src/platform/derive-key.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'

export const SESSION_COOKIE = '__Host-session'
/** 136 random bits; the minimum is 128 (R1.5). */
const RANDOM_BYTES = 17
/** Bytes of the account hash: 120 bits, so that no two accounts collide. */
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

/** Truncated hash of an account ID; part of every session ID of the account and not reversible. */
export async function hashAccountId(owner: string): Promise<string> {
  return base64url.encode(base64url.decode(await sha256Base64url(owner)).subarray(0, ACCOUNT_HASH_BYTES))
}

/**
 * Creates a session ID: 136 random bits (R1.5), then the account hash, in base64url. The account hash lets the
 * account's revocation mark be read in parallel with the session record.
 */
export function createSessionId(accountHash: string): string {
  const id = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES + ACCOUNT_HASH_BYTES))
  id.set(base64url.decode(accountHash), RANDOM_BYTES)
  return base64url.encode(id)
}

/** The account hash of a session ID; random for IDs that were created without one. */
export const accountHashOfSessionId = (id: string): string =>
  base64url.encode(base64url.decode(id).subarray(RANDOM_BYTES))

/**
 * The cookie value: session ID and signature. The signature contains no user data; forged IDs are rejected before any
 * store is queried and cannot fill the table of revoked sessions.
 */
export async function signSessionId(id: string, [newest]: SessionSecrets): Promise<string> {
  return `${id}.${await signatureOf(id, newest)}`
}

/** The session ID of a cookie value; null unless `signSessionId` created the value with one of these secrets. */
export async function verifySessionCookie(
  value: string | null,
  secrets: SessionSecrets,
): Promise<string | null> {
  const [, id, signature] = COOKIE_VALUE.exec(value ?? '') ?? []
  if (id === undefined || signature === undefined) return null
  // Compares the encoded text: base64url has several spellings for the same bytes, and only the canonical one is valid.
  const encoder = new TextEncoder()
  for (const secret of secrets)
    if (
      crypto.subtle.timingSafeEqual(encoder.encode(signature), encoder.encode(await signatureOf(id, secret)))
    )
      return id
  return null
}
