import { type ImageOrigins, imageAddressesFor } from '#isomorphic/images/image-addresses-for.ts'
import type { AddressOfWidth, ImageSlot } from '#isomorphic/images/image-source-set.ts'
import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import { ResponsiveImage } from '#src/images/responsive-image.tsx'
import {
  PHOTOGRAPH_SLOTS,
  type PhotographPlace,
  photographShape,
} from '#src/photographs/rules/photograph-address.ts'
import { PHOTOGRAPHS_WORDS } from '#src/photographs/words/photographs-words.ts'
import { LicenceAndSource } from './photograph-credit.tsx'

export type PhotographFigureProps = {
  /** Absent: renders nothing, as for an image that this site must not load. */
  readonly photograph: Photograph | undefined
  readonly place: PhotographPlace
  /** Theme of the page's poster, whose tint is behind the photograph. */
  readonly theme: number
  readonly origins: ImageOrigins
}

export type PhotographFrameProps = Pick<PhotographFigureProps, 'place' | 'theme'> & {
  readonly photograph: Photograph
  readonly addressOf: AddressOfWidth
  /** Available width; of the page by default. */
  readonly slot?: ImageSlot
}

/** A photograph in the frame of the plates, whole and unaltered, with its caption and what its licence asks for. */
export function PhotographFrame({ photograph, place, theme, addressOf, slot }: PhotographFrameProps) {
  const langOf = useTextLanguage()
  const words = useWords(PHOTOGRAPHS_WORDS)
  const { width, height, alt, caption, credit, licence, href, year } = photograph
  const frame = `photograph photograph-${photographShape(photograph)} room-${theme}`
  return (
    <figure className={place === 'guide' ? `section wrap ${frame}` : frame}>
      <ResponsiveImage
        addressOf={addressOf}
        width={width}
        height={height}
        slot={slot ?? PHOTOGRAPH_SLOTS[place]}
        placeholderType="destination"
        alt={alt}
      />
      <figcaption>
        <p lang={langOf(caption)}>{caption}</p>
        <p className="meta">
          {words.credit(credit, year)}. <LicenceAndSource licence={licence} href={href} />
        </p>
      </figcaption>
    </figure>
  )
}

/** The photograph of a guide or a story. */
export function PhotographFigure({ photograph, origins, ...page }: PhotographFigureProps) {
  const addressOf = photograph === undefined ? null : imageAddressesFor(photograph.source, origins)
  if (photograph === undefined || addressOf === null) return null
  return <PhotographFrame photograph={photograph} addressOf={addressOf} {...page} />
}
