const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']
const PREFETCH = /prefetch|prerender|preview/i

/**
 * Whether a visitor follows a link of our own, or types the address, as far as the browser tells (R1.9).
 * Browsers that tell nothing are believed. Sec-Fetch-Mode is left aside: every browser that sends it sends the
 * destination too, while programs (Node's fetch) send it alone.
 */
export function isFirstPartyNavigation(headers: Headers): boolean {
  const isAccepted = (name: string, accepted: readonly string[]): boolean =>
    accepted.includes(headers.get(name) ?? accepted[0] ?? '')
  return (
    isAccepted('sec-fetch-site', ['same-origin', 'none']) &&
    isAccepted('sec-fetch-dest', ['document']) &&
    PREFETCH_HEADERS.every((name) => !PREFETCH.test(headers.get(name) ?? ''))
  )
}
