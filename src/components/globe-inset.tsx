import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'

const MARGIN = 18
const RIM = 2

/** The Earth seen from above the subject, in the corner where it covers the least. */
export function GlobeInset({ base }: { readonly base: LocatorBase }) {
  const { corner, size, land, subject, graticule } = base.globe
  const x = corner.endsWith('left') ? MARGIN : base.width - MARGIN - size
  const y = corner.startsWith('top') ? MARGIN : base.height - MARGIN - size
  const middle = size / 2
  return (
    <g className="map-globe" transform={`translate(${x} ${y})`}>
      <circle className="map-globe-sea" cx={middle} cy={middle} r={middle - RIM} />
      <path className="map-graticule" d={graticule} />
      <path className="map-globe-land" d={land} />
      <path className="map-globe-subject" d={subject} />
      <circle className="map-globe-rim" cx={middle} cy={middle} r={middle - RIM} />
    </g>
  )
}
