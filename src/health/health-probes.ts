import type { Bindings } from '#src/config/bindings.ts'

/**
 * Checks that a binding works by one cheap call. Resolves to true only for a well-formed response: missing, empty or
 * malformed data counts as failing.
 */
export type Probe = () => Promise<boolean>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The smallest possible image: one transparent pixel. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const pixel = (): ReadableStream<Uint8Array> => {
  const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}

const kv =
  (store: KVNamespace): Probe =>
  async () => {
    const result: unknown = await store.getWithMetadata('health')
    return isObject(result) && 'value' in result && 'metadata' in result
  }

const d1 =
  (db: D1Database): Probe =>
  async () => {
    const result: unknown = await db.prepare('SELECT 1 AS one').first()
    return isObject(result) && result['one'] === 1
  }

const r2 =
  (bucket: R2Bucket): Probe =>
  async () => {
    const result: unknown = await bucket.list({ limit: 1 })
    return isObject(result) && Array.isArray(result['objects'])
  }

const images =
  (binding: ImagesBinding): Probe =>
  async () => {
    const result: unknown = await binding.info(pixel())
    return isObject(result) && result['width'] === 1
  }

const rateLimiter =
  (limit: RateLimit): Probe =>
  async () => {
    const result: unknown = await limit.limit({ key: 'health' })
    return isObject(result) && typeof result['success'] === 'boolean'
  }

const queue =
  (producer: Queue): Probe =>
  async () => {
    const result: unknown = await producer.metrics()
    return isObject(result) && typeof result['backlogCount'] === 'number'
  }

/** A compiled file that every build contains, and the name of a field that it must have. */
export type ProbeShard = { readonly path: string; readonly field: string }

const assets =
  (files: Fetcher, { path, field }: ProbeShard): Probe =>
  async () => {
    const file = await files.fetch(`https://assets.localhost${path}`)
    const data: unknown = file.ok ? await file.json() : null
    return isObject(data) && field in data
  }

/** Writes a value and reads it back: a cache that loses or changes it does not work. */
const edgeCache =
  (cache: Cache, origin: string): Probe =>
  async () => {
    const written = crypto.randomUUID()
    const address = `${origin}/healthz/probe`
    await cache.put(address, new Response(written, { headers: { 'cache-control': 'max-age=60' } }))
    const cached = await cache.match(address)
    return (await cached?.text()) === written
  }

/** Creates a probe for each binding, by name. Mail has none: a probe would have to send one. */
export function createProbes(
  env: Bindings,
  cache: Cache,
  origin: string,
  shard: ProbeShard,
): Readonly<Record<string, Probe>> {
  return {
    SESSIONS: kv(env.SESSIONS),
    SETTINGS: kv(env.SETTINGS),
    DB: d1(env.DB),
    SEARCH: d1(env.SEARCH),
    EVENTS_DB: d1(env.EVENTS_DB),
    LIBRARY: r2(env.LIBRARY),
    ASSETS: assets(env.ASSETS, shard),
    IMAGES: images(env.IMAGES),
    CLIENT_LIMIT: rateLimiter(env.CLIENT_LIMIT),
    MAIL_QUEUE: queue(env.MAIL_QUEUE),
    LETTER_QUEUE: queue(env.LETTER_QUEUE),
    CACHE: edgeCache(cache, origin),
  }
}
