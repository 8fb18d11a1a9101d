import { geoMercator } from 'd3-geo'
import type { Sight, SightPlan } from '#src/catalogue/catalogue-types.ts'
import type { MapPoint } from '#src/maps/drawing/map-geometry.ts'
import { distanceKm } from '#tools/compile/places/great-circle.ts'
import { numberedMarks } from '#tools/compile/places/spread-numbers.ts'

const WIDTH = 760
const HEIGHT = 520
const MARGIN = 60
/** Lengths a scale may have, in km; the longest that takes at most a third of the width is drawn. */
const SCALES = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]
const LEAST_SIGHTS = 3

/**
 * Where the sights of a town lie to one another: north is up, and a scale tells how far it is. Shapes of coasts and
 * countries are too coarse to draw behind them. Null for fewer than three.
 */
export function sightPlanOf(sights: readonly Sight[]): SightPlan | null {
  if (sights.length < LEAST_SIGHTS) return null
  const points = sights.map(({ latitude, longitude }): [number, number] => [longitude, latitude])
  const projection = geoMercator().fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, HEIGHT - MARGIN - 20],
    ],
    { type: 'MultiPoint', coordinates: points },
  )
  const pixels = points.map((point): MapPoint => {
    const [x, y] = projection(point) ?? [WIDTH / 2, HEIGHT / 2]
    return { x, y }
  })
  const [left, right] = [projection.invert?.([0, HEIGHT / 2]), projection.invert?.([WIDTH, HEIGHT / 2])]
  if (!left || !right) return null
  const pixelsPerKm =
    WIDTH / distanceKm({ latitude: left[1], longitude: left[0] }, { latitude: right[1], longitude: right[0] })
  const scaleKm = SCALES.findLast((km) => km * pixelsPerKm <= WIDTH / 3) ?? SCALES[0] ?? 1
  return {
    width: WIDTH,
    height: HEIGHT,
    marks: numberedMarks(pixels, { width: WIDTH, height: HEIGHT - 40 }),
    scaleKm,
    scaleWidth: Math.round(scaleKm * pixelsPerKm),
  }
}
