/** Longer texts are cut before they are looked at. */
const MAX_LENGTH = 4000
const EMAIL = /[^\s@<>"(),;:]{1,64}(?:@|%40)[^\s@<>"'(),;:=&/?#]{1,253}/gi
/** Parameters whose values open something, or say where somebody was going. */
const SECRET_PARAMETER =
  /\b(returnTo|\w{0,20}token|code|state|nonce|password|secret|key|signature|session)(=|%3D)[^\s&#"'<>]*/gi
const LONG_WORD = /[\w-]{32,}/g
const JWT = /\beyJ[\w-]+(?:\.[\w-]*){1,4}/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out (quality R7.3)
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g

const isTokenLike = (word: string): boolean => /\d/.test(word) && /[a-z]/i.test(word)

/**
 * A text without what could be about a person or open something: addresses of mail, tokens, values of telling query
 * parameters (quality R7.5), and without control characters (R7.3).
 * @param maxLength of the result
 */
export function scrubText(text: string, maxLength: number): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(CONTROL, ' ')
    .replace(EMAIL, '[email]')
    .replace(SECRET_PARAMETER, '$1$2[removed]')
    .replace(JWT, '[token]')
    .replace(LONG_WORD, (word) => (isTokenLike(word) ? '[token]' : word))
    .trim()
    .slice(0, maxLength)
}

/** The path of an address, scrubbed: queries and fragments say too much. */
export function scrubPath(address: string, maxLength: number): string {
  return scrubText(address.replace(/[?#].*$/s, ''), maxLength)
}
