import type { Sight } from '#src/catalogue/catalogue-types.ts'

export type SightNameProps = { readonly sight: Sight }

/** A sight's name, which opens it on the visitor's own map (RFC 5870); figures are for the files. */
export function SightName({ sight: { name, latitude, longitude } }: SightNameProps) {
  return (
    <a className="sight-name" href={`geo:${latitude},${longitude}`}>
      {name}
      <span className="visually-hidden"> (opens your map)</span>
    </a>
  )
}
