/** Longer Cookie headers are ignored; the platform accepts 32 kB of headers in total. */
const MAX_HEADER_LENGTH = 16_384

export type CookiePair = { readonly name: string; readonly value: string }

/** Parses a Cookie header: every pair in order, values neither decoded nor unquoted (RFC 6265 section 5.4). */
export function parseCookieHeader(header: string | null | undefined): readonly CookiePair[] {
  if (header === null || header === undefined || header.length > MAX_HEADER_LENGTH) return []
  return header.split(';').flatMap((part) => {
    const equals = part.indexOf('=')
    const name = part.slice(0, Math.max(equals, 0)).trim()
    return name === '' ? [] : [{ name, value: part.slice(equals + 1).trim() }]
  })
}

/**
 * The value of a cookie that was sent exactly once; null when it is missing or duplicated, because a duplicate cannot
 * be trusted.
 */
export function findUniqueCookie(cookies: readonly CookiePair[], name: string): string | null {
  const found = cookies.filter((cookie) => cookie.name === name)
  return found.length === 1 ? (found[0]?.value ?? null) : null
}
