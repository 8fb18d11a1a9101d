import { useWords } from '#isomorphic/words/use-words.ts'
import type { MapMark } from '#src/catalogue/map-types.ts'
import { MAPS_WORDS } from './words/maps-words.ts'

export type MapWayProps = {
  readonly marks: readonly MapMark[]
  /** Streets, squares, stops and bridges from the first sight to the fifth, in order. */
  readonly way: readonly string[]
}

/** Whether a sight is on the map and not beyond its edge. */
const isShown = (marks: readonly MapMark[], number: string): boolean =>
  marks.some(({ role, label, away }) => role === 'sight' && label === number && away === undefined)

/**
 * The way from the first sight of a town to the fifth in the names of its plan, below the drawing: on a phone, the
 * drawing has no space for all of them. Nothing where one of the two sights is beyond the map.
 */
export function MapWay({ marks, way }: MapWayProps) {
  const words = useWords(MAPS_WORDS)
  if (way.length === 0 || !isShown(marks, '1') || !isShown(marks, '5')) return null
  return (
    <p className="map-way">
      <b>{words.way}</b> {way.join(', ')}
    </p>
  )
}
