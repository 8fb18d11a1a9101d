import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { hashSubject } from '#src/sign-in/sessions/subject-hash.ts'

/** Buyer: a subject of the sign-in provider, or an e-mail address. */
export type ShopCustomer = { readonly subject: string } | { readonly email: string }

const emailKey = async (email: string): Promise<string> =>
  `email:${await sha256Base64url(email.trim().toLowerCase())}`

/** Key of a customer's grants: a hash. */
export async function customerKey(customer: ShopCustomer, issuer: string): Promise<string> {
  return 'email' in customer ? emailKey(customer.email) : `sub:${await hashSubject(issuer, customer.subject)}`
}

/** All keys of a visitor's grants; an e-mail address counts only when the provider has verified it. */
export async function customerKeys(user: SessionUser): Promise<readonly string[]> {
  const bySubject = `sub:${user.sub}`
  return user.email !== null && user.email_verified ? [bySubject, await emailKey(user.email)] : [bySubject]
}
