import type { TripMapData } from '#isomorphic/trips/maps/trip-map-data.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { scaleText } from './scale-text.ts'

/** Pixels from the corner of the map, and height of the ends of the bar. */
const [MARGIN, TICK] = [18, 8]

export type TripMapScaleProps = {
  readonly map: Pick<TripMapData, 'coast' | 'height'>
  readonly locale: Locale
}

/** The scale bar of a map with coasts that a browser draws; nothing where the scale differs too much across it. */
export function TripMapScale({ map: { coast, height }, locale }: TripMapScaleProps) {
  const scale = coast?.scale ?? null
  if (scale === null) return null
  return (
    <g className="map-measure" transform={`translate(${MARGIN} ${height - MARGIN})`}>
      <path className="map-scale" d={`M0-${TICK}v${TICK}h${scale.width}v-${TICK}`} />
      <text y={-TICK - 6}>{scaleText(locale, scale.km)}</text>
    </g>
  )
}
