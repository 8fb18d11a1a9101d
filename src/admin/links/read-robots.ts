import type { Fetch } from '#src/platform/provider-fetch.ts'
import { isPublicHttpsAddress } from './link-verdict.ts'
import { MAX_ROBOTS_CHARACTERS, parseRobots, type RobotsRules } from './robots-rules.ts'

const TIMEOUT_MS = 8000
/** RFC 9309 requires at least five. */
const MAX_REDIRECTS = 5

/** The rules of a host; `unreachable`: no response; `failing`: 429 or 5xx. */
export type RobotsResult =
  | { readonly kind: 'rules'; readonly rules: RobotsRules }
  | { readonly kind: 'failing'; readonly status: number }
  | { readonly kind: 'unreachable' }

/** Reads the beginning of a body, up to the parser's limit. */
async function readPrefix(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let text = ''
  while (reader !== undefined && text.length < MAX_ROBOTS_CHARACTERS) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
  await reader?.cancel()
  return text
}

/**
 * Requests the robots.txt of a host. Everything is allowed when there is none (4xx), and nothing while the request
 * fails with 429 or 5xx (RFC 9309, 2.3.1). Never rejects.
 * @param origin an origin that `isPublicHttpsAddress` accepts
 */
export async function readRobots(fetch: Fetch, origin: string, userAgent: string): Promise<RobotsResult> {
  const [product = ''] = userAgent.split('/')
  const allowAll: RobotsResult = { kind: 'rules', rules: parseRobots('', product) }
  const init = {
    headers: { 'user-agent': userAgent },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  } as const
  let current = `${origin}/robots.txt`
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const response = await fetch(current, init)
      const { status, ok, headers } = response
      if (ok) return { kind: 'rules', rules: parseRobots(await readPrefix(response), product) }
      await response.body?.cancel()
      if (status >= 500 || status === 429) return { kind: 'failing', status }
      const target = headers.get('location') ?? ''
      if (status >= 400 || !URL.canParse(target, current)) return allowAll
      current = new URL(target, current).href
      if (!isPublicHttpsAddress(current)) return allowAll
    }
    return allowAll
  } catch {
    return { kind: 'unreachable' }
  }
}
