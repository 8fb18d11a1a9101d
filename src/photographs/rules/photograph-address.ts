import { type ImageOrigins, imageAddressesFor } from '#isomorphic/images/image-addresses-for.ts'
import { type ImageSlot, imageSourceSet } from '#isomorphic/images/image-source-set.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'

type Sized = Pick<Photograph, 'width' | 'height'>

/** A panorama is as wide as the page, with its caption below; any other photograph has it beside it on wide screens. */
export type PhotographShape = 'plain' | 'panorama'

const PANORAMA_RATIO = 1.9

export const photographShape = ({ width, height }: Sized): PhotographShape =>
  width / height >= PANORAMA_RATIO ? 'panorama' : 'plain'

/** Available width of a photograph on its page. */
export const PHOTOGRAPH_SLOTS = {
  guide: { sizes: '(min-width: 90rem) 840px, (min-width: 64rem) 60vw, 100vw' },
  story: { sizes: '(min-width: 75rem) 860px, (min-width: 45rem) 656px, 100vw' },
} as const satisfies Readonly<Record<string, ImageSlot>>

export type PhotographPlace = keyof typeof PHOTOGRAPH_SLOTS

/**
 * The absolute address of the file that the page shows; null when this site must not load it: then the page is without
 * the photograph.
 */
export function photographAddress(
  { source, width }: Pick<Photograph, 'source' | 'width'>,
  place: PhotographPlace,
  siteOrigin: string,
  origins: ImageOrigins,
): string | null {
  const addressOf = imageAddressesFor(source, origins)
  if (addressOf === null) return null
  return new URL(imageSourceSet(addressOf, PHOTOGRAPH_SLOTS[place], width).src, siteOrigin).href
}
