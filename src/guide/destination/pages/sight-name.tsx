import type { Sight } from '#src/catalogue/catalogue-types.ts'

export type SightNameProps = { readonly sight: Sight }

/**
 * A sight's name, linked to its position in the visitor's map app (RFC 5870); coordinates are shown in the files only.
 */
export function SightName({ sight: { name, latitude, longitude } }: SightNameProps) {
  return (
    <a className="sight-name" href={`geo:${latitude},${longitude}`}>
      {name}
      <span className="visually-hidden"> (opens your map)</span>
    </a>
  )
}
