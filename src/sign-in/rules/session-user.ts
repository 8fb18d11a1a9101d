/** User data of a session: exactly what `/api/auth/profile` returns (M1.4). */
export type SessionUser = {
  /** Hash of issuer and subject: stable across sign-ins, meaningless at the provider. */
  readonly sub: string
  readonly nickname: string
  /** HTTP(S) URL of a picture; null when there is none that may be shown. */
  readonly picture: string | null
  readonly name: string | null
  /** Exactly as the provider sends it; null when that is no e-mail address. */
  readonly email: string | null
  readonly email_verified: boolean
  /** As the provider sends it: seconds since 1970, or an ISO date. */
  readonly updated_at: number | string | null
}

const DEFAULT_NICKNAME = 'unknown'
const MAX_TEXT_LENGTH = 200
const MAX_EMAIL_LENGTH = 254
const MAX_ADDRESS_LENGTH = 2048
/** Control characters and bidirectional formatting characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

function toText(claim: unknown, maxLength: number): string | null {
  if (typeof claim !== 'string') return null
  const text = [...claim.replace(UNPRINTABLE, '').trim()].slice(0, maxLength).join('').toWellFormed()
  return text === '' ? null : text
}

/** No control, format, private or unassigned character, no separator, and one @. */
const EMAIL_ADDRESS = /^[^\p{C}\p{Z}@]+@[^\p{C}\p{Z}@]+$/u

/**
 * Whether a text is an e-mail address as the provider spells it. One with other characters is not cleaned: the result
 * could be the address of another person.
 */
const isEmailAddress = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL_ADDRESS.test(text)

function isGravatar(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  return host === 'gravatar.com' || host.endsWith('.gravatar.com')
}

/** Rejects Gravatar pictures (M1.23) and everything that is not a plain HTTP(S) URL. */
function toPicture(claim: unknown): string | null {
  if (typeof claim !== 'string' || claim.length > MAX_ADDRESS_LENGTH || !URL.canParse(claim)) return null
  const { protocol, hostname, username, password, href } = new URL(claim)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && username === '' && password === '' && !isGravatar(hostname) ? href : null
}

function toUpdatedAt(claim: unknown): number | string | null {
  if (typeof claim === 'number') return Number.isFinite(claim) ? claim : null
  return typeof claim === 'string' && !Number.isNaN(Date.parse(claim)) ? toText(claim, MAX_TEXT_LENGTH) : null
}

/** The user of a session that is not confirmed: the pseudonymous ID, the nickname, and the default of all other fields. */
export const reduceToNickname = ({ sub, nickname }: SessionUser): SessionUser =>
  toSessionUser(sub, { nickname })

/**
 * Maps claims to a session user; missing claims and claims of another type get their default.
 * @param sub hash of issuer and subject
 * @param claims verified claims of the ID token and of userinfo
 */
export function toSessionUser(sub: string, claims: Readonly<Record<string, unknown>>): SessionUser {
  const { email } = claims
  return {
    sub,
    nickname: toText(claims['nickname'], MAX_TEXT_LENGTH) ?? DEFAULT_NICKNAME,
    picture: toPicture(claims['picture']),
    name: toText(claims['name'], MAX_TEXT_LENGTH),
    email: typeof email === 'string' && isEmailAddress(email) ? email : null,
    email_verified: claims['email_verified'] === true,
    updated_at: toUpdatedAt(claims['updated_at']),
  }
}
