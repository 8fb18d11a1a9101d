import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { ArticleRoute } from '#src/catalogue/article-types.ts'
import { fitFrame } from '#src/maps/drawing/ground-frame.ts'
import { createGroundMarks } from '#tools/compile/maps/ground-marks.ts'
import type { DrawMap } from '#tools/compile/maps/map-cache.ts'
import type { MarkCandidate } from '#tools/compile/maps/mark-candidate.ts'
import { placeLabels } from '#tools/compile/maps/place-labels.ts'
import { fitsGround, routeMapId } from '#tools/compile/maps/points-on-ground.ts'
import { routeKm } from '#tools/compile/maps/routes/route-km.ts'
import type { Place } from '#tools/compile/places/place.ts'
import type { AuthoredArticle } from './authored-articles.ts'

const round = (pixels: number): number => Math.round(pixels * 10) / 10

const lineThrough = (points: readonly MapPoint[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** The map of a story's route, fitted to its stops; null for a story without route. */
export function createStoryRoute(
  { slug, fields }: AuthoredArticle,
  place: Place,
  draw: DrawMap,
): ArticleRoute | null {
  if (fields.route === undefined) return null
  const names = fields.route.map(({ name }) => name)
  const stops = fields.route.map(({ name, at }) => ({ name, ...at }))
  const around = fields.route.map(({ at }) => at)
  const request = {
    code: place.country.code,
    id: routeMapId(slug),
    label: `Map of the route: ${names.join(', ')}`,
    contextPoints: around,
    keepClear: around,
  }
  const km = Math.round(routeKm({ stops }))
  if (!fitsGround(around)) {
    const { base, project } = draw(request)
    const points = around.flatMap(({ latitude, longitude }) => project(latitude, longitude) ?? [])
    const numbers = points.map(
      (point, index): MarkCandidate => ({ ...point, label: String(index + 1), role: 'sight' }),
    )
    return { base, marks: placeLabels(base, numbers), line: lineThrough(points), stops: names, km }
  }
  const { base } = draw({ ...request, isGround: true })
  const { projection } = fitFrame(around)
  const points = around.map(({ latitude, longitude }): MapPoint => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0]
    return { x: round(x), y: round(y) }
  })
  const sights = fields.route.map(({ name, at }) => ({ ...at, name }))
  const marks = createGroundMarks(base, { around, sights, places: [] })
  return { base, marks, line: lineThrough(points), stops: names, km }
}
