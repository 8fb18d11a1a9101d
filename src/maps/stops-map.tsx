import { useWords } from '#isomorphic/words/use-words.ts'
import type { StopsMapData } from './drawing/draw-stops.ts'
import { MapLayers } from './locator-map.tsx'
import { LocatorMarks } from './locator-mark.tsx'
import { MAPS_WORDS } from './words/maps-words.ts'

/** The map of a visitor's list: numbered in list order, with a line between the stops. */
export function StopsMap({ map: { base, marks, line } }: { readonly map: StopsMapData }) {
  const words = useWords(MAPS_WORDS).caption
  return (
    <figure className="map-figure">
      <svg
        className="map-drawing"
        viewBox={`0 0 ${base.width} ${base.height}`}
        role="img"
        aria-label={base.label}
      >
        <MapLayers base={base} />
        {line !== '' && <path className="map-route" d={line} />}
        <LocatorMarks marks={marks} />
      </svg>
      <figcaption className="map-caption">{`${words.naturalEarth} ${words.borders}`}</figcaption>
    </figure>
  )
}
