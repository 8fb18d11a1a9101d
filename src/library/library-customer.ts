import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { toAsciiLowerCase, verifiedAddressOf } from '#src/sign-in/rules/verified-address.ts'
import { hashSubject } from '#src/sign-in/sessions/subject-hash.ts'

/** Buyer: a subject of the sign-in provider, or an e-mail address. */
export type ShopCustomer = { readonly subject: string } | { readonly email: string }

const emailKey = async (address: string): Promise<string> => `email:${await sha256Base64url(address)}`

/** Key of a customer's grants: a hash. */
export async function customerKey(customer: ShopCustomer, issuer: string): Promise<string> {
  return 'email' in customer
    ? emailKey(toAsciiLowerCase(customer.email.trim()))
    : `sub:${await hashSubject(issuer, customer.subject)}`
}

/** All keys of a visitor's grants; an e-mail address counts only when the provider has verified it. */
export async function customerKeys(user: SessionUser): Promise<readonly string[]> {
  const bySubject = `sub:${user.sub}`
  const address = verifiedAddressOf(user)
  return address === null ? [bySubject] : [bySubject, await emailKey(address)]
}
