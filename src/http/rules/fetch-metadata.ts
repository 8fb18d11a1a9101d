const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']
const PREFETCH = /prefetch|prerender|preview/i

/**
 * Whether a request is a navigation from a link of ours or a typed address, as far as fetch metadata show (R1.9).
 * Requests without metadata are accepted. Sec-Fetch-Mode is ignored: every browser that sends it also sends the
 * destination, while programs (Node's fetch) send the mode alone.
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
