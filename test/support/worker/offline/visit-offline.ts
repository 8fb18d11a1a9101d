import { cacheNameOf, writeGuideRecord } from '#client/offline/offline-guides.ts'
import { handleNavigation, type NavigationTools } from '#client/offline/worker/handle-navigation.ts'
import { createDeviceCaches, type DeviceCaches } from './device-caches.ts'

export const VISITED_ORIGIN = 'https://fernway.test'
export const SITE_HEADERS = { 'cross-origin-resource-policy': 'same-origin' }
export const CACHED_PATH = '/destinations/japan/kyoto'

export async function createDeviceWithKyoto(): Promise<DeviceCaches> {
  const caches = createDeviceCaches()
  const manifest = {
    ...{
      path: CACHED_PATH,
      name: 'Kyoto <b>',
      kind: 'city',
      picture: '',
      build: 'one',
      pages: [CACHED_PATH],
      files: [],
    },
  }
  const cache = await caches.open(cacheNameOf(manifest))
  await writeGuideRecord(cache, { manifest, downloadedAt: '2026-11-22T12:00:00Z' })
  await cache.put(CACHED_PATH, new Response('the cached Kyoto'))
  return caches
}

export type Network = 'hanging' | 'offline' | Response
type VisitOptions = {
  /** Response to every further request. */
  readonly followed?: Response | null
  readonly isRetry?: boolean
  readonly delaysMs?: number[]
}

/** Navigates to a path on a device, over a network in a given state. */
export async function visit(
  path: string,
  network: Network,
  caches: DeviceCaches,
  { followed = null, isRetry = false, delaysMs = [] }: VisitOptions = {},
) {
  const hanging = new Promise<Response>(() => undefined)
  const offline = Promise.reject(new TypeError('network'))
  offline.catch(() => undefined)
  const tools: NavigationTools = {
    caches,
    origin: VISITED_ORIGIN,
    isRetry,
    networkResponse:
      network === 'hanging' ? hanging : network === 'offline' ? offline : Promise.resolve(network),
    fetch: (async () => followed ?? offline) as typeof fetch,
    // The timeout fires soon, but after the caches have been read.
    delay: (ms) => {
      delaysMs.push(ms)
      return new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
  return handleNavigation(new URL(path, VISITED_ORIGIN), tools)
}

export const readText = async (response: Promise<Response>): Promise<string> => (await response).text()
export const fresh = (init: ResponseInit = {}) =>
  new Response('the fresh Kyoto', { headers: SITE_HEADERS, ...init })
