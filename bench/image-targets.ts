import { imageProxyAddress } from '#isomorphic/images/image-proxy-address.ts'
import type { LoadTarget } from './load.ts'

const IMAGE = '/images/prints/borneo.jpg'
const WIDTHS = [384, 828, 1200] as const
const MIDDLE_WIDTH = 828
/** Disables caching and rate limits. */
const UNCACHED_FAULTS = 'cache=null,ratelimit=null'

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
  const path = imageProxyAddress(IMAGE, MIDDLE_WIDTH)
  const url = origin + path
  const bentUrl = faultyOrigin + path
  const webp = { accept: 'image/webp' }
  return [
    { name: 'image, cached in the isolate (hit)', url, headers: webp },
    { name: 'image, cached in the data centre (hit)', url: bentUrl, headers: { ...webp, ...edgeOnly } },
    {
      name: 'image as WebP, encoded each time (miss)',
      url: bentUrl,
      headers: { ...webp, 'x-fault': UNCACHED_FAULTS },
    },
    {
      name: 'image as JPEG, encoded each time (miss)',
      url: bentUrl,
      headers: { accept: '*/*', 'x-fault': UNCACHED_FAULTS },
    },
  ]
}
