const MAX_ADDRESS = 254
const MAX_LOCAL = 64
/** What a browser's own e-mail field accepts before the @ (HTML, "valid e-mail address"). */
const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const CONTROL = /\p{Cc}/u
/** Domains whose mailboxes are the same with and without dots. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? '')
  return labels.length >= 2 && !isNumeric && labels.every((label) => LABEL.test(label))
}

/**
 * Reads an e-mail address as somebody wrote it (R6.2): trimmed, folded to lower case, bounded, one @, a domain
 * of plain labels with a dot. Control and direction characters, spaces, quotes and addresses by number are refused.
 * @returns the address that stands for its owner, or null
 */
export function parseEmailAddress(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 2 * MAX_ADDRESS || CONTROL.test(text)) return null
  const address = text.trim().toLowerCase()
  const at = address.indexOf('@')
  const local = address.slice(0, at)
  const domain = address.slice(at + 1)
  const fits = at > 0 && address.length <= MAX_ADDRESS && local.length <= MAX_LOCAL
  return fits && LOCAL.test(local) && isDomain(domain) ? address : null
}

/**
 * The mailbox that an address most likely ends up in, so that `ana+1@` and `ana+2@` share its limits (R6.6).
 * Only for counting; nothing is ever sent to it.
 * @param address as `parseEmailAddress` gives it
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.split('@')
  const base = local.split('+')[0] || local
  return DOTLESS.has(domain) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${domain}`
}
