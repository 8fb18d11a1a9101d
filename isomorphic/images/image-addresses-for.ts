import { type ImageHosts, imageAddress } from './image-address.ts'
import { type AddressOfWidth, proxyAddressOf } from './image-source-set.ts'

/** Sources that browsers may load images from. */
export type ImageOrigins = {
  /** Origins that the image proxy allows. */
  readonly proxyOrigins: readonly string[]
  readonly hosts: ImageHosts
}

/**
 * How browsers request an image: at its transformation service when its host is one or a legacy host of one; at the
 * image proxy when it is a file of the site or of an allowed origin; null when it must not be shown.
 * @param source a path below `/images/`, or an absolute address
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
