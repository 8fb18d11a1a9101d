import { useWords } from '#isomorphic/words/use-words.ts'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { cornerBox } from '#src/maps/drawing/empty-corner.ts'
import { SCALE_SIZE } from '#src/maps/drawing/scale-bar.ts'
import { MAPS_WORDS } from './words/maps-words.ts'

const BAR_Y = 46
const ARROW_X = 15
const BAR_X = 38

/** Scale bar and north arrow. */
export function MapScale({ base }: { readonly base: Pick<LocatorBase, 'scale' | 'width' | 'height'> }) {
  const words = useWords(MAPS_WORDS).scale
  const { scale } = base
  if (scale === null) return null
  const { left, top } = cornerBox(scale.corner, SCALE_SIZE, base)
  return (
    <g className="map-measure" transform={`translate(${left} ${top})`}>
      <path className="map-north" d={`M${ARROW_X} 22l-8 26 8-6 8 6z`} />
      <text x={ARROW_X} y="18" textAnchor="middle">
        {words.north}
      </text>
      <path className="map-scale" d={`M${BAR_X} ${BAR_Y - 8}v8h${scale.width}v-8`} />
      <text x={BAR_X} y={BAR_Y - 14}>
        {scale.km < 1 ? words.metres(scale.km * 1000) : words.kilometres(scale.km)}
      </text>
    </g>
  )
}
