import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { hashSubject } from '#src/sign-in/sessions/subject-hash.ts'

/** Whom the shop sold to: somebody it knows from the same sign-in provider, or an e-mail address. */
export type ShopCustomer = { readonly subject: string } | { readonly email: string }

const emailKey = async (email: string): Promise<string> =>
  `email:${await sha256Base64url(email.trim().toLowerCase())}`

/** The key of a customer's eBooks; nothing can be read from it. */
export async function customerKey(customer: ShopCustomer, issuer: string): Promise<string> {
  return 'email' in customer ? emailKey(customer.email) : `sub:${await hashSubject(issuer, customer.subject)}`
}

/** Every key that a visitor's eBooks may stand under: an address counts when the provider has verified it. */
export async function customerKeys(user: SessionUser): Promise<readonly string[]> {
  const bySubject = `sub:${user.sub}`
  return user.email !== null && user.email_verified ? [bySubject, await emailKey(user.email)] : [bySubject]
}
