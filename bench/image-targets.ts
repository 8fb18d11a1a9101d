import { imageProxyAddress } from '#isomorphic/images/image-proxy-address.ts'
import type { LoadTarget } from './load.ts'

const IMAGE = '/images/prints/borneo.jpg'
const WIDTHS = [384, 828, 1200] as const
const MIDDLE_WIDTH = 828
/** Disables caching and rate limits. */
const UNCACHED_FAULTS = 'cache=null,ratelimit=null'
const WEBP = { accept: 'image/webp' }

const MIDDLE_PATH = imageProxyAddress(IMAGE, MIDDLE_WIDTH)

/** URLs of one image by width. */
export const IMAGE_PATHS: readonly (readonly [number, string])[] = WIDTHS.map(
  (width) => [width, imageProxyAddress(IMAGE, width)] as const,
)

/**
 * Images cached in the isolate, cached in the data centre, and encoded for each request.
 * @param faultyOrigin origin of the worker with fault injection
 * @param edgeOnly header that bypasses the isolate's cache
 */
export function imageTargets(
  origin: string,
  faultyOrigin: string,
  edgeOnly: Readonly<Record<string, string>>,
): readonly LoadTarget[] {
  const url = origin + MIDDLE_PATH
  const bentUrl = faultyOrigin + MIDDLE_PATH
  return [
    { name: 'image, cached in the isolate (hit)', url, headers: WEBP },
    { name: 'image, cached in the data centre (hit)', url: bentUrl, headers: { ...WEBP, ...edgeOnly } },
    {
      name: 'image as WebP, encoded each time (miss)',
      url: bentUrl,
      headers: { ...WEBP, 'x-fault': UNCACHED_FAULTS },
    },
    {
      name: 'image as JPEG, encoded each time (miss)',
      url: bentUrl,
      headers: { accept: '*/*', 'x-fault': UNCACHED_FAULTS },
    },
  ]
}

/**
 * Fills the data centre's cache with the image: responses with a fault are not stored, and those of a cache without it
 * would be refused by the rate limit.
 */
export async function cacheImage(faultyOrigin: string): Promise<void> {
  const response = await fetch(faultyOrigin + MIDDLE_PATH, { headers: WEBP })
  if (!response.ok) throw new Error(`${response.url} responded with ${response.status}`)
  await response.arrayBuffer()
}
