import { toAsciiLowerCase } from '#src/platform/ascii-lower-case.ts'
import type { SessionUser } from './session-user.ts'

/**
 * The address of an account that the provider has verified, in lower case, for comparison byte for byte; null when it
 * sends none or has not verified it.
 */
export const verifiedAddressOf = ({
  email,
  email_verified,
}: Pick<SessionUser, 'email' | 'email_verified'>): string | null =>
  email !== null && email_verified ? toAsciiLowerCase(email) : null
