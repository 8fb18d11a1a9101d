/**
 * Whether an operator refuses this address.
 * @param address in lower case
 * @param refused `mailinator.com` refuses a domain and those under it, `postmaster@` a role whatever the domain
 */
export function isRefusedAddress(address: string, refused: readonly string[]): boolean {
  const at = address.indexOf('@')
  const role = address.slice(0, at + 1)
  const domain = address.slice(at + 1)
  return refused.some((entry) =>
    entry.endsWith('@') ? entry === role : domain === entry || domain.endsWith(`.${entry}`),
  )
}
