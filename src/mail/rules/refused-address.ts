/**
 * Whether the operator's blocklist contains this address.
 * @param address in lower case
 * @param blocklist `mailinator.com` blocks a domain and its subdomains, `postmaster@` a local part of every domain
 */
export function isBlockedAddress(address: string, blocklist: readonly string[]): boolean {
  const at = address.indexOf('@')
  const role = address.slice(0, at + 1)
  const domain = address.slice(at + 1)
  return blocklist.some((entry) =>
    entry.endsWith('@') ? entry === role : domain === entry || domain.endsWith(`.${entry}`),
  )
}
