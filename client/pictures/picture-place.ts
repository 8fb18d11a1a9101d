import { type ImageHosts, imageAddress } from './image-address.ts'
import { type AddressOfWidth, proxied } from './picture-srcset.ts'

/** Where browsers may get pictures from. */
export type PicturePlaces = {
  /** Origins that our proxy fetches from. */
  readonly sources: readonly string[]
  readonly hosts: ImageHosts
}

/**
 * How a browser gets a picture: from the service that transforms it, when its host is or leads to one; by our proxy when
 * it is ours or of an allowed origin; null when it may not be shown.
 * @param source a path under `/images/`, or an absolute address
 */
export function pictureAddresses(source: string, { sources, hosts }: PicturePlaces): AddressOfWidth | null {
  if (source.startsWith('/images/')) return proxied(source)
  if (!URL.canParse(source)) return null
  if (imageAddress(source, hosts) !== source || isAtService(source, hosts))
    return (width) => imageAddress(source, hosts, null, { w: width })
  return sources.includes(new URL(source).origin) ? proxied(source) : null
}

const isAtService = (source: string, { targets }: ImageHosts): boolean =>
  Object.values(targets).includes(new URL(source).host)
