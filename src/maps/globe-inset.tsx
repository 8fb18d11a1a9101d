import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { cornerBox } from '#src/maps/drawing/empty-corner.ts'

const RIM = 2

/** The Earth seen from above the subject, in the corner where it covers the least. */
export function GlobeInset({ base }: { readonly base: LocatorBase }) {
  const { corner, size, land, subject, graticule } = base.globe
  const box = cornerBox(corner, size, base)
  const middle = size / 2
  return (
    <g className="map-globe" transform={`translate(${box.left} ${box.top})`}>
      <circle className="map-globe-sea" cx={middle} cy={middle} r={middle - RIM} />
      <path className="map-graticule" d={graticule} />
      <path className="map-globe-land" d={land} />
      <path className="map-globe-subject" d={subject} />
      <circle className="map-globe-rim" cx={middle} cy={middle} r={middle - RIM} />
    </g>
  )
}
