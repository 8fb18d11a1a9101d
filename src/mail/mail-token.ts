import { base64url } from 'jose'
import { HOUR_S } from '#src/platform/durations.ts'

/** 256 bits, in 43 characters of base64url (R6.4). */
const TOKEN_BYTES = 32

/** Matches a token of `createMailToken`. */
export const MAIL_TOKEN = /^[\w-]{43}$/

/** How long a mail token can confirm a subscription. */
export const CONFIRM_TTL_S = 48 * HOUR_S

/** Creates the random token of a mail's links; D1 stores only its hash. */
export function createMailToken(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}
