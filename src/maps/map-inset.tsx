import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { cornerBox } from '#src/maps/drawing/empty-corner.ts'

const RIM = 2

/** The inset in the corner where it covers the least: the globe or the country around the map. */
export function MapInset({ base }: { readonly base: LocatorBase }) {
  const { shape, corner, width, height, land, subject, graticule, spot } = base.inset
  const box = cornerBox(corner, { width, height }, base)
  const rim = { x: RIM, y: RIM, width: width - 2 * RIM, height: height - 2 * RIM }
  const middle = width / 2
  const isGlobe = shape === 'globe'
  return (
    <g className="map-inset" transform={`translate(${box.left} ${box.top})`}>
      {isGlobe && <circle className="map-inset-sea" cx={middle} cy={middle} r={middle - RIM} />}
      {!isGlobe && <rect className="map-inset-sea" {...rim} />}
      {graticule !== '' && <path className="map-graticule" d={graticule} />}
      <path className="map-inset-land" d={land} />
      <path className="map-inset-subject" d={subject} />
      {spot !== '' && <path className="map-inset-spot" d={spot} />}
      {isGlobe && <circle className="map-inset-rim" cx={middle} cy={middle} r={middle - RIM} />}
      {!isGlobe && <rect className="map-inset-rim" {...rim} />}
    </g>
  )
}
