function Hatching({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="map-hatch" d="M4 0v8" />
    </pattern>
  )
}

/** The lowest layers of a map, as path data in pixels of the map. */
export type SeaAndLandData = {
  /** Unique in the page. */
  readonly id: string
  readonly width: number
  readonly height: number
  readonly land: string
  readonly graticule?: string
}

/** Sea with lines along its coasts, and land. */
export function SeaAndLand({
  map: { id, width, height, land, graticule = '' },
}: {
  readonly map: SeaAndLandData
}) {
  const landId = `${id}-land`
  return (
    <>
      <defs>
        <path id={landId} d={land} />
        <Hatching id={`${id}-hatch`} />
      </defs>
      <rect className="map-sea" width={width} height={height} />
      {graticule !== '' && <path className="map-graticule" d={graticule} />}
      <g className="map-water">
        <use href={`#${landId}`} strokeWidth="26" opacity=".16" />
        <use href={`#${landId}`} strokeWidth="16" opacity=".22" />
        <use href={`#${landId}`} strokeWidth="7" opacity=".34" />
      </g>
      <use className="map-land" href={`#${landId}`} />
    </>
  )
}

/** Land whose status is disputed: hatched, never filled. @param id of the map, whose sea and land are drawn before */
export const DisputedLand = ({ id, path }: { readonly id: string; readonly path: string }) =>
  path === '' ? null : <path className="map-disputed" d={path} fill={`url(#${id}-hatch)`} />
