import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Bindings } from '#src/config/bindings.ts'
import { clientNetworkOf } from '#src/platform/client-rate-limit.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { AppEnv } from './app-env.ts'
import { dataCentreOf } from './data-centre-of.ts'
import { errorJson } from './error-json.ts'
import { HTTP_WORDS } from './words/http-words.ts'

/** For both limits together; when they take longer, the request is allowed. */
const TIMEOUT_MS = 300
/** The window of every rate limit in wrangler.toml. */
const RETRY_AFTER_S = '60'

/** Resources that cost more than a page (R13.5), and the bindings that limit them per client. */
const CLIENT_LIMIT_BINDINGS = {
  search: 'SEARCH_LIMIT',
  suggest: 'SUGGEST_LIMIT',
  card: 'CARD_LIMIT',
  poster: 'POSTER_LIMIT',
  image: 'PICTURE_LIMIT',
  offline: 'POCKET_LIMIT',
  sharedList: 'LIST_LIMIT',
} as const satisfies Readonly<Record<string, keyof Bindings>>
export type RateLimitedResource = keyof typeof CLIENT_LIMIT_BINDINGS

/** Whose requests a limit counts. */
type RateLimitSubject = 'client' | 'data centre'
const ALL_SUBJECTS: readonly RateLimitSubject[] = ['client', 'data centre']

async function checkLimit(
  c: Context<AppEnv>,
  resource: RateLimitedResource,
  subject: RateLimitSubject,
): Promise<boolean> {
  const outcome =
    subject === 'client'
      ? await c.env[CLIENT_LIMIT_BINDINGS[resource]].limit({ key: clientNetworkOf(c.req.raw.headers) })
      : await c.env.PLACE_LIMIT.limit({ key: `${resource} ${dataCentreOf(c.req.raw) ?? 'unknown'}` })
  return outcome?.success !== false
}

async function checkLimits(
  c: Context<AppEnv>,
  resource: RateLimitedResource,
  subjects: readonly RateLimitSubject[],
): Promise<boolean> {
  // In order: requests over the client's limit do not count towards the limit of the data centre.
  for (const subject of subjects) if (!(await checkLimit(c, resource, subject))) return false
  return true
}

/**
 * Whether this client and this data centre are within the rate limits of a resource. Fails open when a limit fails or
 * is slow (R10.7).
 * @param subjects one of them for a route that counts cache hits towards the limit of the client alone
 */
export function isWithinRateLimits(
  c: Context<AppEnv>,
  resource: RateLimitedResource,
  subjects: readonly RateLimitSubject[] = ALL_SUBJECTS,
): Promise<boolean> {
  return withDeadline(checkLimits(c, resource, subjects), TIMEOUT_MS, 'rate limit').catch(() => true)
}

/** Headers of a 429 response. */
export const RATE_LIMITED_HEADERS = { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S } as const

/** The response to a request above a rate limit: 429 with Retry-After, JSON for the API. */
export const respondRateLimited = (c: Context<AppEnv>): Response =>
  c.req.path.startsWith('/api/')
    ? errorJson(429, 'too_many', RATE_LIMITED_HEADERS)
    : c.text(pickWords(HTTP_WORDS, c.get('locale')).rateLimited, 429, RATE_LIMITED_HEADERS)

/**
 * Responds with 429 when a client or a data centre exceeds the rate limit of a resource. Place it before routes that
 * run on a cache miss only.
 */
export function rateLimit(resource: RateLimitedResource) {
  return createMiddleware<AppEnv>(async (c, next) => {
    return (await isWithinRateLimits(c, resource)) ? next() : respondRateLimited(c)
  })
}
