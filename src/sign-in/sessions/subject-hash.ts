import { sha256Base64url } from '#src/platform/sha256-base64url.ts'

/** What stands for a person everywhere on the site: of no use at the provider, different for each provider. */
export const hashSubject = (issuer: string, subject: string): Promise<string> =>
  sha256Base64url(`${issuer}\n${subject}`)
