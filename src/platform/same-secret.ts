/** Compares two secrets in constant time, by their hashes, which have the same length. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const encoder = new TextEncoder()
  const [one, other] = await Promise.all(
    [given, expected].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
  )
  return one !== undefined && other !== undefined && crypto.subtle.timingSafeEqual(one, other)
}
