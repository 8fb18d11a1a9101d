import { imageProxyAddress } from '#isomorphic/images/image-proxy-address.ts'
import type { LoadTarget } from './load.ts'

const IMAGE = '/images/prints/borneo.jpg'
const WIDTHS = [384, 828, 1200] as const
const MIDDLE_WIDTH = 828
/** Nothing is kept, and nobody counts how often one client asks. */
const UNCACHED_FAULTS = 'cache=null,ratelimit=null'

/** Addresses of one picture by width. */
export const IMAGE_PATHS: readonly (readonly [number, string])[] = WIDTHS.map(
  (width) => [width, imageProxyAddress(IMAGE, width)] as const,
)

/**
 * Pictures found in the isolate, in the data centre, and made anew for each request.
 * @param faultyOrigin heeds `x-fault`
 * @param edgeOnly header that passes the isolate's memory over
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
    { name: 'picture, kept in the isolate (hit)', url, headers: webp },
    { name: 'picture, kept in the data centre (hit)', url: bentUrl, headers: { ...webp, ...edgeOnly } },
    {
      name: 'picture as WebP, made each time (miss)',
      url: bentUrl,
      headers: { ...webp, 'x-fault': UNCACHED_FAULTS },
    },
    {
      name: 'picture as JPEG, made each time (miss)',
      url: bentUrl,
      headers: { accept: '*/*', 'x-fault': UNCACHED_FAULTS },
    },
  ]
}
