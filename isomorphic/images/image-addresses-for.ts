import { type ImageHosts, imageAddress } from './image-address.ts'
import { type AddressOfWidth, proxyAddressOf } from './image-source-set.ts'

/** Where browsers may get pictures from. */
export type ImageOrigins = {
  /** Origins that our proxy fetches from. */
  readonly proxyOrigins: readonly string[]
  readonly hosts: ImageHosts
}

/**
 * How a browser gets a picture: from the service that transforms it, when its host is or leads to one; by our proxy when
 * it is ours or of an allowed origin; null when it may not be shown.
 * @param source a path under `/images/`, or an absolute address
 */
export function imageAddressesFor(
  source: string,
  { proxyOrigins, hosts }: ImageOrigins,
): AddressOfWidth | null {
  if (source.startsWith('/images/')) return proxyAddressOf(source)
  if (!URL.canParse(source)) return null
  if (imageAddress(source, hosts) !== source || isAtService(source, hosts))
    return (width) => imageAddress(source, hosts, null, { w: width })
  return proxyOrigins.includes(new URL(source).origin) ? proxyAddressOf(source) : null
}

const isAtService = (source: string, { targets }: ImageHosts): boolean =>
  Object.values(targets).includes(new URL(source).host)
