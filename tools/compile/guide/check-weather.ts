import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { SeasonWord } from '#src/catalogue/catalogue-types.ts'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { RainWord, WarmthWord } from '#tools/compile/text/content-words.ts'
import type { Weather } from '#tools/compile/text/weather-schemas.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)

/** Weather words that contradict the verdict on a month. */
const CONTRADICTIONS: Readonly<Partial<Record<SeasonWord, readonly (WarmthWord | RainWord)[]>>> = {
  hot: ['freezing', 'cold', 'cool', 'mild'],
  cold: ['warm', 'hot', 'scorching'],
  wet: ['dry'],
}

type Year = {
  readonly season: readonly SeasonWord[]
  readonly weather: Pick<Weather, 'warmth' | 'rain'>
  /** Where the weather stands in the front matter. */
  readonly path: readonly (string | number)[]
}

function checkYear({ file, lineOf }: AuthoredPlace, year: Year, report: ReportError): void {
  const { season, weather, path } = year
  for (const [index, verdict] of season.entries()) {
    const ruledOut = CONTRADICTIONS[verdict] ?? []
    for (const part of ['warmth', 'rain'] as const) {
      const word = weather[part][index]
      if (word === undefined || !ruledOut.includes(word)) continue
      const problem = `${MONTH_NAMES[index]} is ${verdict} in "season" and ${word} in "${part}"`
      report({
        file,
        line: lineOf([...path, part, index]),
        problem,
        expected: `none of ${ruledOut.join(', ')}`,
      })
    }
  }
}

/**
 * Checks that verdicts and weather of a year do not contradict each other, of the place and of its landscapes: no hot
 * month is cool, no wet one dry. Fewer visitors than the place has no landscape of it, because a question without the
 * landscape must not have fewer answers.
 */
export function checkWeather(places: readonly AuthoredPlace[], report: ReportError): void {
  for (const place of places) {
    const { season, weather, weatherFor, planning } = place.fields
    if (season !== undefined && weather !== undefined)
      checkYear(place, { season, weather, path: ['weather'] }, report)
    for (const [index, other] of (weatherFor ?? []).entries()) {
      const path = ['weatherFor', index]
      const { season: own = season, fame } = other
      if (own !== undefined) checkYear(place, { season: own, weather: other, path }, report)
      if (fame === undefined || planning === undefined || fame > planning.fame) continue
      report({
        file: place.file,
        line: place.lineOf([...path, 'fame']),
        problem: `"weatherFor[${index + 1}].fame" is ${fame}, no more than that of the place`,
        expected: `more than ${planning.fame}`,
      })
    }
  }
}
