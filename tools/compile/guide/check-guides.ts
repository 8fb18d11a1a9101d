import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import { type CountryOutlines, landAt } from '#tools/compile/places/check-coordinates.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import { checkTextDates } from '#tools/compile/text/check-text-dates.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { GuideLink } from '#tools/compile/text/guide-links.ts'
import { countWordsOf } from '#tools/compile/text/guide-schemas.ts'
import { type GuideList, type GuideRequirements, guideRequirements } from './guide-rules.ts'
import { guideSectionTitles } from './guide-section-titles.ts'
import { bodyWords, guideWords } from './guide-words.ts'

/** Maximum distance between stops of a walk; if it is longer, one of them is misplaced. */
const MAX_LEG_KM = 8
/** Maximum distance of a quarter to stay in from its town. */
const MAX_QUARTER_DISTANCE_KM = 40

function checkLists(
  { fields, file, lineOf }: AuthoredPlace,
  rule: GuideRequirements,
  report: ReportError,
): void {
  for (const [name, minCount] of Object.entries(rule.lists)) {
    const list = fields[name as GuideList]
    if (list !== undefined && list.length >= minCount) continue
    const problem = list === undefined ? `"${name}" is missing` : `"${name}" has ${list.length} items`
    report({ file, line: lineOf([name]), problem, expected: `${minCount} or more` })
  }
}

function checkSights(
  { fields, file, lineOf }: AuthoredPlace,
  rule: GuideRequirements,
  report: ReportError,
): void {
  const sights = fields.sights ?? []
  if (sights.length < rule.sights) {
    const problem = `there are ${sights.length} sights`
    report({ file, line: lineOf(['sights']), problem, expected: `${rule.sights} or more` })
  }
  for (const [index, { name, text, more = '', access }] of sights.entries()) {
    const count = countWordsOf(text) + countWordsOf(more) + countWordsOf(access?.text ?? '')
    if (count >= rule.wordsPerSight) continue
    const problem = `${name} has ${count} words`
    const expected = `${rule.wordsPerSight} or more in "text", "more" and "access" together`
    report({ file, line: lineOf(['sights', index]), problem, expected })
  }
}

function checkText(place: AuthoredPlace, rule: GuideRequirements, report: ReportError): void {
  const { text, file, bodyLine: line } = place
  for (const title of rule.sections) {
    if (text.sections.some((section) => section.title === title)) continue
    report({ file, line, problem: `the section “${title}” is missing`, expected: `## ${title}` })
  }
  const count = rule.countsLists ? guideWords(place) : bodyWords(place)
  if (count < rule.words) {
    const what = rule.countsLists ? 'the guide has' : 'the text has'
    report({ file, line, problem: `${what} ${count} words`, expected: `${rule.words} or more` })
  }
}

/** Maps and files show the stops under the names in the text. */
function checkItineraries({ fields, text, file, lineOf }: AuthoredPlace, report: ReportError): void {
  for (const [index, { title }] of (fields.itineraries ?? []).entries()) {
    const heading = text.itineraryTitles[index]
    if (title === heading) continue
    const problem = `the itinerary is called “${title}”`
    const expected = `“${heading ?? 'nothing'}”, as its heading`
    report({ file, line: lineOf(['itineraries', index, 'title']), problem, expected })
  }
}

/**
 * Checks the requirements of a guide by its kind and depth (S3.10).
 * @param listed paths of the places of Best in Travel
 */
export function checkGuides(
  places: readonly AuthoredPlace[],
  listed: ReadonlySet<string>,
  report: ReportError,
): void {
  for (const place of places) {
    const { kind, depth } = place.fields
    const rule = guideRequirements(kind, depth, listed.has(place.path))
    checkText(place, rule, report)
    checkLists(place, rule, report)
    checkSights(place, rule, report)
    checkItineraries(place, report)
    checkTextDates(place, guideSectionTitles(place), report)
  }
}

function checkQuarters({ fields, file, lineOf }: AuthoredPlace, report: ReportError): void {
  const { coordinates } = fields
  if (coordinates === undefined) return
  for (const [index, { name, at }] of (fields.quarters ?? []).entries()) {
    const km = distanceKm(coordinates, at)
    if (km <= MAX_QUARTER_DISTANCE_KM) continue
    const problem = `${name} lies ${Math.round(km)} km from ${fields.name}`
    const expected = `no more than ${MAX_QUARTER_DISTANCE_KM} km`
    report({ file, line: lineOf(['quarters', index, 'at']), problem, expected })
  }
}

function checkWalks({ fields, file, lineOf }: AuthoredPlace, report: ReportError): void {
  for (const [index, { stops }] of (fields.walks ?? []).entries()) {
    for (const [step, stop] of stops.entries()) {
      const next = stops[step + 1]
      const km = next === undefined ? 0 : distanceKm(stop, next)
      if (next === undefined || km <= MAX_LEG_KM) continue
      const problem = `${next.name} lies ${Math.round(km)} km from ${stop.name}`
      const expected = `no more than ${MAX_LEG_KM} km from one stop to the next`
      report({ file, line: lineOf(['walks', index, 'stops', step + 1]), problem, expected })
    }
  }
}

/** Checks that stops of an itinerary are in the country or in an adjacent one. */
export function checkGuidePoints(
  places: readonly AuthoredPlace[],
  countries: ReadonlyMap<string, Country>,
  shapes: CountryOutlines,
  report: ReportError,
): void {
  for (const place of places) {
    const { fields, country, file, lineOf } = place
    const around = [...countries.values()].filter(({ code }) => country.world.borders.includes(code))
    const isThere = (point: GeoPoint): boolean =>
      [country, ...around].some((land) => landAt(land, point, shapes) !== null)
    checkQuarters(place, report)
    checkWalks(place, report)
    for (const [index, { stops }] of (fields.itineraries ?? []).entries()) {
      for (const [step, stop] of stops.entries()) {
        if (isThere(stop)) continue
        const problem = `${stop.name} at [${stop.latitude}, ${stop.longitude}] lies neither in ${country.name} nor next to it`
        const expected = '[name, latitude, longitude] of a stop'
        report({ file, line: lineOf(['itineraries', index, 'stops', step]), problem, expected })
      }
    }
  }
}

/** Links to places in the lists of a guide, to be checked once every page is known. */
export function guideLinksOf(places: readonly AuthoredPlace[]): readonly GuideLink[] {
  return places.flatMap(({ fields, file, lineOf }) => {
    const linksOf = (list: 'dayTrips' | 'regions'): readonly GuideLink[] =>
      (fields[list] ?? []).flatMap(({ place }, index) =>
        place === undefined
          ? []
          : [{ file, line: lineOf([list, index, 'place']), href: `/destinations/${place}` }],
      )
    return [...linksOf('dayTrips'), ...linksOf('regions')]
  })
}
