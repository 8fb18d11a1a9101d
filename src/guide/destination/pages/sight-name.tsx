import { useWords } from '#isomorphic/words/use-words.ts'
import type { Sight } from '#src/catalogue/catalogue-types.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'

export type SightNameProps = { readonly sight: Sight }

/**
 * A sight's name, linked to its position in the visitor's map app (RFC 5870); coordinates are shown in the files only.
 */
export function SightName({ sight: { name, latitude, longitude } }: SightNameProps) {
  const words = useWords(DESTINATION_WORDS).sights
  return (
    <a className="sight-name" href={`geo:${latitude},${longitude}`}>
      {name}
      <span className="visually-hidden">{` ${words.opensMap}`}</span>
    </a>
  )
}
