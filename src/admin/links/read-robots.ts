import type { Fetch } from '#src/platform/provider-fetch.ts'
import { isPublicHttpsAddress } from './link-verdict.ts'
import { MAX_ROBOTS_CHARACTERS, parseRobots, type RobotsRules } from './robots-rules.ts'

const TIMEOUT_MS = 8000
/** RFC 9309 asks for five at least. */
const MAX_REDIRECTS = 5

/** What a host says of programs; `away`: nobody answered; `failing`: it answered that it cannot say. */
export type RobotsResult =
  | { readonly kind: 'rules'; readonly rules: RobotsRules }
  | { readonly kind: 'failing'; readonly status: number }
  | { readonly kind: 'unreachable' }

/** The beginning of a body, and no more of it than is looked at. */
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
 * Asks a host for its robots.txt. What is not there forbids nothing, what fails forbids everything (RFC 9309, 2.3.1).
 * Never rejects.
 * @param origin one whose addresses `mayAskAddress` lets through
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
