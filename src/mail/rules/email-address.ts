const MAX_ADDRESS = 254
const MAX_LOCAL = 64
/** What browsers accept before the @ (HTML, "valid e-mail address"). */
const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const CONTROL = /\p{Cc}/u
/** Before lower case, which maps some other letters to ASCII ones, such as the Kelvin sign. */
const VISIBLE_ASCII = /^[\u0021-\u007e]+$/
/** Domains that ignore dots in the local part. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? '')
  return labels.length >= 2 && !isNumeric && labels.every((label) => LABEL.test(label))
}

/**
 * Parses an e-mail address from user input (R6.2): trimmed, in lower case, of limited length, with one @ and a domain
 * of ASCII labels with a dot. Rejects control and direction characters, spaces, quotes and IP addresses.
 * @returns the normalised address, or null
 */
export function parseEmailAddress(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 2 * MAX_ADDRESS || CONTROL.test(text)) return null
  const trimmed = text.trim()
  if (!VISIBLE_ASCII.test(trimmed)) return null
  const address = trimmed.toLowerCase()
  const at = address.indexOf('@')
  const local = address.slice(0, at)
  const domain = address.slice(at + 1)
  const fits = at > 0 && address.length <= MAX_ADDRESS && local.length <= MAX_LOCAL
  return fits && LOCAL.test(local) && isDomain(domain) ? address : null
}

/**
 * The mailbox to which an address is most likely delivered, so that `ana+1@` and `ana+2@` share one rate limit (R6.6).
 * Only for counting; no mail is sent to it.
 * @param address as returned by `parseEmailAddress`
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.split('@')
  const base = local.split('+')[0] || local
  return DOTLESS.has(domain) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${domain}`
}
