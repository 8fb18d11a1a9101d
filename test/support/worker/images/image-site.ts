import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { requestContext } from '#src/http/request-context.ts'
import { securityHeaders } from '#src/http/security-headers.ts'
import { serveCachedImage } from '#src/images/image-response.ts'
import { imageRoutes } from '#src/images/image-routes.ts'
import { createResponseCache, type ResponseCache } from '#src/platform/response-cache.ts'
import type { FaultBindings } from '#test/faults/fault-bindings.ts'
import { withFaults } from '#test/faults/with-faults.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { createVisitor, SITE, type Visitor } from '#test/support/worker/visitor.ts'
import { convertImage, makePng } from './image-files.ts'

export const ORIGIN = 'https://pictures.example'
export const BROWSER_ACCEPT = 'image/avif,image/webp,image/*,*/*;q=0.8'

type OriginResponse = (request: Request) => Response | Promise<Response>

export type ImageSite = {
  readonly visitor: (env?: Partial<FaultBindings>) => Visitor
  /** Sets an origin's response for a URL; other URLs return 404. */
  readonly serve: (address: string, response: OriginResponse) => void
  /** All requests that the origins received. */
  readonly originRequests: Request[]
  readonly memory: ResponseCache
  /** Reads the isolate's response cache, as the worker does first. */
  readonly serveCached: (path: string, headers?: Record<string, string>) => Response | null
}

/** Creates the image route with its middleware and in-memory origins. */
export function createImageSite(memory = createResponseCache(4_000_000)): ImageSite {
  const responses = new Map<string, OriginResponse>()
  const originRequests: Request[] = []
  const env: FaultBindings = {
    ...bindings,
    SITE_ORIGIN: SITE,
    IMAGE_SOURCES: `${ORIGIN}, https://other.example:8443`,
    ALLOW_LOOPBACK_HTTP: '',
    FAULT_INJECTION: '1',
  }
  const fetch = async (address: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(address, init)
    originRequests.push(request)
    return (await responses.get(address)?.(request)) ?? new Response('SECRET-OF-ORIGIN', { status: 404 })
  }
  // A unique build ID separates the cached images of test files.
  const buildId = crypto.randomUUID()
  const app = withFaults(({ edgeCache, caches }) => {
    const site = new Hono<AppEnv>()
    site.use(requestContext(globalThis.fetch, edgeCache), securityHeaders)
    const cacheMaxBytes = caches ? memory : createResponseCache(0)
    return site.route('/', imageRoutes({ fetch, nowMs: Date.now, cache: cacheMaxBytes, buildId }))
  })
  return {
    visitor: (overrides = {}) => createVisitor(app, { ...env, ...overrides }),
    serve: (address, response) => responses.set(address, response),
    originRequests,
    memory,
    serveCached: (path, headers = {}) => serveCachedImage(memory, new Request(SITE + path, { headers })),
  }
}

let count = 0
/** Returns a unique URL at the origin, because the edge cache outlives a test. */
export function uniqueImageUrl(): string {
  count += 1
  return `${ORIGIN}/${crypto.randomUUID()}-${count}.jpg`
}

export const imagePath = (source: string, width = 640, quality = 75): string =>
  `/_image?url=${encodeURIComponent(source)}&w=${width}&q=${quality}`

export const responseBytes = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer())

/** Creates a response body that never ends, in chunks. */
export function endlessBody(
  start: Uint8Array,
  piece: Uint8Array,
  onCancel = () => {},
): ReadableStream<Uint8Array> {
  let isFirst = true
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(isFirst ? start : piece)
      isFirst = false
    },
    cancel: onCancel,
  })
}

/** Creates a site and the URL of an image at its origin, whose response has headers that must not be forwarded. */
export async function serveImage(
  width = 800,
  height = 600,
  format = 'image/jpeg',
): Promise<{ readonly site: ImageSite; readonly address: string }> {
  const site = createImageSite()
  const address = uniqueImageUrl()
  const file = await convertImage(await makePng(width, height), format)
  site.serve(address, () => new Response(file, { headers: { 'x-origin': 'SECRET', 'set-cookie': 'a=b' } }))
  return { site, address }
}
