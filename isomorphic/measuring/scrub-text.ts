/** Longer texts are truncated before matching. */
const MAX_LENGTH = 4000
/** The at sign of an e-mail address may be full-width, or percent-encoded (repeatedly), or escaped for HTML or JSON. */
const EMAIL =
  /(?:"[^"]{1,64}"|[^\s@<>"(),;:]{1,64})(?:[@＠]|%(?:25){0,4}40|&#(?:0{0,4}64|x0{0,4}40);|&commat;|\\u0040)[^\s@<>"'(),;:=&/?#]{1,253}/gi
/** Only with a plus sign before the country code, so that counts and dates are preserved. */
const PHONE = /(?<![\w+])\+\d(?:[\s().-]{0,2}\d){7,14}/g
/** Parameters whose values grant access or contain a target path; `statusCode` and similar names are preserved. */
const NAME =
  '(?:return_?to|\\w{0,20}(?:token|secret|password|signature|session|key)(?:_hint)?|(?:\\w{0,20}[_-])?(?:code|state|nonce))'
const SECRET_PARAMETER = new RegExp(`\\b(${NAME})(=|%(?:25){0,4}3D)[^\\s&#"'<>]*`, 'gi')
/** The same in JSON, also in JSON nested as a text in JSON. */
const SECRET_FIELD = new RegExp(`(\\\\?"${NAME}\\\\?"\\s{0,4}:\\s{0,4}\\\\?")[^"\\\\]*`, 'gi')
const CREDENTIALS = /\b(Bearer\s+|authorization\W{1,5}\w{1,10}\s+|(?:password|secret):\s{0,4})[^\s"',;]+/gi
const LONG_WORD = /[\w-]{32,}/g
const JWT = /\beyJ[\w-]+(?:\.[\w-]*){1,4}/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters (R7.3)
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g

/** Words and years, such as `what-it-costs-in-2027`; the parts of random words mix letters and digits. */
const SLUG = /^(?:[a-z]{1,20}|\d{4})(?:-(?:[a-z]{1,20}|\d{4}))+$/
/** A script of the site, whose name ends with a hash: an error without it has no position in the source. */
const BUILT_SCRIPT = /^(?:https?:\/\/[\w.:-]{1,100})?\/assets\/[\w.-]{1,80}\.js$/

const isTokenLike = (word: string): boolean => /\d/.test(word) && /[a-z]/i.test(word) && !SLUG.test(word)

/**
 * Removes e-mail addresses, phone numbers, tokens, values of sensitive parameters (R7.5) and control characters (R7.3)
 * from a text.
 * @param maxLength of the result
 */
export function scrubText(text: string, maxLength: number): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(CONTROL, ' ')
    .replace(EMAIL, '[email]')
    .replace(PHONE, '[phone]')
    .replace(SECRET_PARAMETER, '$1$2[removed]')
    .replace(SECRET_FIELD, '$1[removed]')
    .replace(CREDENTIALS, '$1[removed]')
    .replace(JWT, '[token]')
    .replace(LONG_WORD, (word) => (isTokenLike(word) ? '[token]' : word))
    .trim()
    .slice(0, maxLength)
}

/** The scrubbed path of a URL, without query and fragment. */
export function scrubPath(address: string, maxLength: number): string {
  const path = address.replace(/[?#].*$/s, '')
  return BUILT_SCRIPT.test(path) ? path.slice(0, maxLength) : scrubText(path, maxLength)
}
