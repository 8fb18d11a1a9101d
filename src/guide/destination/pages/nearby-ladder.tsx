import { useWords } from '#isomorphic/words/use-words.ts'
import type { NearbyPlace } from '#src/catalogue/catalogue-types.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { PlaceRow } from '#src/site/components/place-row.tsx'

const WIDTH = 100

/** Length of a rung in pixels, in proportion to the distance. */
export function rungLength(km: number, farthestKm: number): number {
  return farthestKm <= 0 ? 0 : Math.round((WIDTH * km) / farthestKm)
}

function Rung({ km, farthestKm }: { readonly km: number; readonly farthestKm: number }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${rungLength(km, farthestKm)}v1H0z`} />
    </svg>
  )
}

export function Rungs({ places }: { readonly places: readonly NearbyPlace[] }) {
  const farthestKm = Math.max(...places.map(({ km }) => km ?? 0))
  return places.map((place) => (
    <tr key={place.path}>
      <th scope="row">
        <PlaceRow place={place} />
      </th>
      <td>
        {place.km !== null && <Rung km={place.km} farthestKm={farthestKm} />}
        {place.away}
        {place.overland !== null && <span>{place.overland}</span>}
      </td>
    </tr>
  ))
}

export type NearbyLadderProps = {
  /** Name of the place from which distances are measured. */
  readonly name: string
  readonly places: readonly NearbyPlace[]
  readonly html?: string | undefined
}

/** Nearby places with their distances, each with a rung of proportional length. */
export function NearbyLadder({ name, places, html }: NearbyLadderProps) {
  const words = useWords(DESTINATION_WORDS).nearby
  return (
    <table className="ladder">
      <caption className="visually-hidden">{words.caption(name)}</caption>
      <CompiledElement as="tbody" html={html}>
        <Rungs places={places} />
      </CompiledElement>
    </table>
  )
}
