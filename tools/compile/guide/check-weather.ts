import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { SeasonWord } from '#src/catalogue/catalogue-types.ts'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { RainWord, WarmthWord } from '#tools/compile/text/content-words.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)

/** Weather words that contradict the verdict on a month. */
const CONTRADICTIONS: Readonly<Partial<Record<SeasonWord, readonly (WarmthWord | RainWord)[]>>> = {
  hot: ['freezing', 'cold', 'cool', 'mild'],
  cold: ['warm', 'hot', 'scorching'],
  wet: ['dry'],
}

/** Checks that verdicts and weather of a year do not contradict each other: no hot month is cool, no wet one dry. */
export function checkWeather(places: readonly AuthoredPlace[], report: ReportError): void {
  for (const { fields, file, lineOf } of places) {
    const { season, weather } = fields
    if (season === undefined || weather === undefined) continue
    for (const [index, verdict] of season.entries()) {
      const ruledOut = CONTRADICTIONS[verdict] ?? []
      for (const part of ['warmth', 'rain'] as const) {
        const word = weather[part][index]
        if (word === undefined || !ruledOut.includes(word)) continue
        const problem = `${MONTH_NAMES[index]} is ${verdict} in "season" and ${word} in "${part}"`
        report({
          file,
          line: lineOf(['weather', part, index]),
          problem,
          expected: `none of ${ruledOut.join(', ')}`,
        })
      }
    }
  }
}
