import { type PlateRef, plateAddress } from '#isomorphic/posters/plate-address.ts'
import { useTextLanguage } from '#isomorphic/words/use-words.ts'

export type SightPlateProps = {
  readonly plate: PlateRef
  /** Name of the sight, the caption. */
  readonly name: string
}

/** Size on the page, so that nothing moves when the drawing arrives. */
const PLATE_SLOT = { width: 420, height: 280 }

/** The drawing of a sight with its name below, framed as a print. */
export function SightPlate({ plate, name }: SightPlateProps) {
  const langOf = useTextLanguage()
  return (
    <figure className="sight-plate">
      <img
        src={plateAddress(plate)}
        {...PLATE_SLOT}
        alt={plate.alt}
        lang={langOf(plate.alt)}
        loading="lazy"
        decoding="async"
      />
      <figcaption>{name}</figcaption>
    </figure>
  )
}
