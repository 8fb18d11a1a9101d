import type { ArticleRoute } from '#src/catalogue/article-types.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { numberedMarks } from '#tools/compile/places/spread-numbers.ts'
import type { AuthoredArticle } from '#tools/compile/stories/story-texts.ts'
import type { DrawMap } from './map-cache.ts'

/** The map of a story's route, fitted to its stops; null for a story without one. */
export function routeOf({ slug, fields }: AuthoredArticle, place: Place, draw: DrawMap): ArticleRoute | null {
  if (fields.route === undefined) return null
  const stops = fields.route
  const around = stops.map(({ at }) => at)
  const label = `Map of the route: ${stops.map(({ name }) => name).join(', ')}`
  const { base, project } = draw({
    code: place.country.code,
    id: `route-${slug}`,
    label,
    around,
    keepClear: around,
  })
  const points = stops.flatMap(({ at }) => project(at.latitude, at.longitude) ?? [])
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const marks = numberedMarks(points, base)
  return { base, marks, line, stops: stops.map(({ name }) => name) }
}
