import type { ArticleRoute } from '#src/catalogue/article-types.ts'
import type { AuthoredArticle } from './articles.ts'
import { arrangeMarks, type MarkWish } from './locator-marks.ts'
import type { DrawMap } from './map-cache.ts'
import type { Place } from './place.ts'

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
  const wishes = stops.flatMap(({ name, at }): readonly MarkWish[] => {
    const point = project(at.latitude, at.longitude)
    return point === null ? [] : [{ ...point, label: name, role: 'place' }]
  })
  // A round trip ends where it began, and needs one name there.
  const named = wishes.filter(
    (wish, index) => wishes.findIndex(({ label }) => label === wish.label) === index,
  )
  const line = `M${wishes.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return { base, marks: arrangeMarks(base, named), line, stops: stops.map(({ name }) => name) }
}
