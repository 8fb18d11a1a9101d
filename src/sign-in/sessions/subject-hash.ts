import { sha256Base64url } from '#src/platform/sha256-base64url.ts'

/** Account ID: a hash of issuer and subject, meaningless at the provider. */
export const hashSubject = (issuer: string, subject: string): Promise<string> =>
  sha256Base64url(`${issuer}\n${subject}`)
