import type { KnownNames } from '#tools/compile/places/authored-places.ts'
import { type CountryOutlines, landAt } from '#tools/compile/places/check-coordinates.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import { DESTINATIONS } from '#tools/compile/places/place.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { AuthoredArticle } from './authored-articles.ts'

const placePath = (place: string): string => `${DESTINATIONS}/${place}`

/** Checks that every place in a story's front matter has a page, and that the text links to it. */
function checkPlaces(
  { fields, text, file, lineOf }: AuthoredArticle,
  known: ReadonlySet<string>,
  report: ReportError,
): void {
  const linked = new Set(text.links.map(({ href }) => href.replace(/[?#].*$/s, '')))
  for (const [index, place] of fields.places.entries()) {
    const line = lineOf(['places', index])
    if (!known.has(placePath(place))) {
      report({ file, line, problem: `there is no place ${place}`, expected: 'a place such as japan/kyoto' })
    } else if (!linked.has(placePath(place))) {
      const expected = `a link to ${placePath(place)} in it`
      report({ file, line, problem: `the text does not link to ${place}`, expected })
    }
  }
}

/** Checks that stops are in a country of the story, or in an adjacent one. */
function checkRoute(
  { fields, file, lineOf }: AuthoredArticle,
  countries: ReadonlyMap<string, Country>,
  shapes: CountryOutlines,
  report: ReportError,
): void {
  const own = fields.places.flatMap((place) => countries.get(place.split('/')[0] ?? '') ?? [])
  const around = new Set(own.flatMap(({ world }) => world.borders))
  const allowed = [...countries.values()].filter(
    (country) => own.includes(country) || around.has(country.code),
  )
  for (const [index, { name, at }] of (fields.route ?? []).entries()) {
    if (allowed.some((country) => landAt(country, at, shapes) !== null)) continue
    const problem = `${name} at [${at.latitude}, ${at.longitude}] lies in none of the story’s countries`
    const expected = '[latitude, longitude] of a stop in the countries of its places, or next to them'
    report({ file, line: lineOf(['route', index, 'at']), problem, expected })
  }
}

/** Reports errors that depend on the rest of the guide: unknown places, stops in the wrong country. */
export function checkArticlePlaces(
  articles: readonly AuthoredArticle[],
  { countries }: KnownNames,
  known: ReadonlySet<string>,
  shapes: CountryOutlines,
  report: ReportError,
): void {
  for (const article of articles) {
    checkPlaces(article, known, report)
    checkRoute(article, countries, shapes, report)
  }
}
