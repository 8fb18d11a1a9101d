const FETCH_AHEAD_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']
const FETCH_AHEAD = /prefetch|prerender|preview/i

/**
 * Whether a visitor follows a link of our own, or types the address, as far as the browser tells (R1.9).
 * Browsers that tell nothing are believed. Sec-Fetch-Mode is left aside: every browser that sends it sends the
 * destination too, while programs (Node's fetch) send it alone.
 */
export function isOwnNavigation(headers: Headers): boolean {
  const agrees = (name: string, accepted: readonly string[]): boolean =>
    accepted.includes(headers.get(name) ?? accepted[0] ?? '')
  return (
    agrees('sec-fetch-site', ['same-origin', 'none']) &&
    agrees('sec-fetch-dest', ['document']) &&
    FETCH_AHEAD_HEADERS.every((name) => !FETCH_AHEAD.test(headers.get(name) ?? ''))
  )
}
