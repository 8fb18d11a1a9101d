import type { StopsMapData } from './drawing/draw-stops.ts'
import { MapLayers } from './locator-map.tsx'
import { LocatorMarks } from './locator-mark.tsx'

/** The map of a visitor's list: numbered in list order, with a line between the stops. */
export function StopsMap({ map: { base, marks, line } }: { readonly map: StopsMapData }) {
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
      <figcaption className="map-caption">Natural Earth. Borders as mapped, not an endorsement.</figcaption>
    </figure>
  )
}
