/**
 * Whether two secrets are the same, in a time that tells nothing of where they differ: their hashes are compared, which
 * are of one length.
 */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const encoder = new TextEncoder()
  const [one, other] = await Promise.all(
    [given, expected].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
  )
  return one !== undefined && other !== undefined && crypto.subtle.timingSafeEqual(one, other)
}
