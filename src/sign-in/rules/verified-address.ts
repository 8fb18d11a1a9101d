import type { SessionUser } from './session-user.ts'

/**
 * Lower case of ASCII letters alone: some letters of other scripts have an ASCII letter as their lower case, such as the
 * Kelvin sign, so that two different addresses would become one.
 */
export const toAsciiLowerCase = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * The address of an account that the provider has verified, in lower case, for comparison byte for byte; null when it
 * sends none or has not verified it.
 */
export const verifiedAddressOf = ({
  email,
  email_verified,
}: Pick<SessionUser, 'email' | 'email_verified'>): string | null =>
  email !== null && email_verified ? toAsciiLowerCase(email) : null
