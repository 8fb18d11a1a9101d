import { type Context, Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { isWithinRateLimits, RATE_LIMITED_HEADERS } from '#src/http/rate-limit.ts'
import { markIsolateHit, responseFromCache } from '#src/http/serve-cached-response.ts'
import { acceptanceOf, outputTypeOf, withoutAvif } from '#src/images/rules/image-format.ts'
import { imageKeyOf } from '#src/images/rules/image-key.ts'
import { type ImageRequest, parseImageRequest } from '#src/images/rules/image-request.ts'
import type { ImageSourceRules } from '#src/images/rules/image-source.ts'
import type { ImageType } from '#src/images/rules/image-type.ts'
import { ImageError } from '#src/platform/app-error.ts'
import { readEdgeCache, writeEdgeCache } from '#src/platform/edge-cache.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import type { CachedResponse, ResponseCache } from '#src/platform/response-cache.ts'
import { createSingleFlight } from '#src/platform/single-flight.ts'
import { encodeImage } from './image-encoder.ts'
import { imageErrors } from './image-errors.ts'
import { imageHeaders, imageResponse } from './image-response.ts'
import { imageSourceRulesOf } from './image-source-rules-of.ts'
import { createImageSources } from './image-sources.ts'

/** Longer than the slowest download and encoding together. */
const WAIT_TIMEOUT_MS = 22_000
const RETRY_AFTER_S = 10

export type ImageRouteOptions = {
  /** Fetches from image origins. */
  readonly fetch: Fetch
  readonly nowMs: () => number
  /** Cache of encoded images, which the worker reads before it runs the app. */
  readonly cache: ResponseCache
  /** Part of the cache key, because static files and the encoding change with a build. */
  readonly buildId: string
}

function refuse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: imageHeaders({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
      ...(status === 429 ? RATE_LIMITED_HEADERS : {}),
    }),
  })
}

const edgeKeyOf = (buildId: string, name: string): string =>
  `/_image?${new URLSearchParams({ name, build: buildId })}`

/** `/_image?url&w&q`: an image in a width and the best format that the browser accepts (S7.6, R5). */
export function imageRoutes({ fetch, nowMs, cache, buildId }: ImageRouteOptions): Hono<AppEnv> {
  const sources = createImageSources(fetch, nowMs)
  const inFlight = createSingleFlight<CachedResponse>({
    timeoutMs: WAIT_TIMEOUT_MS,
    nowMs,
    createTimeoutError: imageErrors.slowOrigin,
  })

  async function createImage(
    c: Context<AppEnv>,
    request: ImageRequest,
    rules: ImageSourceRules,
  ): Promise<CachedResponse> {
    const { width, quality, source } = request
    const { file, header } = await sources.load(source, {
      assets: c.env.ASSETS,
      edgeCache: c.get('edgeCache'),
      siteOrigin: c.get('config').siteOrigin,
      rules,
      waitUntil: (running) => c.executionCtx.waitUntil(running),
    })
    const acceptance = acceptanceOf(c.req.header('accept') ?? '', width)
    const tools = { images: c.env.IMAGES, retain: sources.retain }
    const encode = (type: ImageType) => encodeImage(tools, file, { width, quality, type })
    const type = outputTypeOf(header, width, acceptance)
    const encoded = await encode(type).catch((error: Error) => {
      // AVIF takes about ten times as long as other formats: a busy encoder may still be able to create one of those.
      if (type !== 'image/avif') throw error
      return encode(outputTypeOf(header, width, withoutAvif(acceptance)))
    })
    return imageResponse(encoded, nowMs(), encoded.type !== type)
  }

  async function createAndCache(
    c: Context<AppEnv>,
    key: string,
    create: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const stored = await create()
    const { siteOrigin } = c.get('config')
    c.executionCtx.waitUntil(writeEdgeCache(c.get('edgeCache'), siteOrigin, key, stored))
    return stored
  }

  return new Hono<AppEnv>().get('/_image', async (c) => {
    const query = new URL(c.req.url).searchParams
    const rules = imageSourceRulesOf(c)
    const verdict = parseImageRequest(query, rules)
    const name = imageKeyOf(query, c.req.header('accept') ?? '')
    if (verdict.kind === 'refused' || name === null)
      return refuse(400, verdict.kind === 'refused' ? verdict.message : '')
    const key = edgeKeyOf(buildId, name)
    const cached = await readEdgeCache(c.get('edgeCache'), c.get('config').siteOrigin, key)
    // Only cache misses count, before requests are coalesced, so that a client is never refused because of the requests
    // of others.
    if (cached === null && !(await isWithinRateLimits(c, 'image')))
      return refuse(429, 'Too many pictures at once.')
    const work = () => createAndCache(c, key, () => createImage(c, verdict.request, rules))
    try {
      const stored =
        cached ?? (await inFlight.run(name, work, (running) => c.executionCtx.waitUntil(running)))
      cache.write(name, markIsolateHit(stored))
      return responseFromCache(c.req.raw, stored)
    } catch (error) {
      if (!(error instanceof ImageError)) throw error
      if (error.status === 503) c.get('report')(error)
      return refuse(error.status, error.text)
    }
  })
}
