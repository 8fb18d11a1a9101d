import * as v from 'valibot'
import { LANDSCAPES } from '#isomorphic/where/climates.ts'
import { INTERESTS } from '#isomorphic/where/interests.ts'
import { fieldsOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { RAIN_WORDS, SEASON_WORDS, WARMTH_WORDS } from './content-words.ts'
import { MonthSchema } from './guide-schemas.ts'
import { FameSchema } from './planning-schema.ts'
import { wordsOf } from './schema-parts.ts'

const YEAR = 'twelve words, January first'
const yearOf = <const Words extends readonly string[]>(words: Words) =>
  v.pipe(v.array(wordOf(words), YEAR), v.length(12, YEAR))

export const SeasonSchema = yearOf(SEASON_WORDS)

const WORDS = { warmth: yearOf(WARMTH_WORDS), rain: yearOf(RAIN_WORDS) }

/** Weather by month, in words; `at` where another place than the capital or the centre represents the page. */
export const WeatherSchema = fieldsOf({ at: v.optional(textOf(2, 40)), ...WORDS })

/**
 * Weather of landscapes that have another climate than the place of `weather`, for questions with these interests; `at`
 * names the place that is described. `season` where the verdicts on the months differ, `fame` where more visitors come.
 */
export const LandscapeWeathersSchema = v.pipe(
  v.array(
    fieldsOf({
      for: wordsOf(LANDSCAPES, 1, LANDSCAPES.length),
      at: textOf(2, 40),
      fame: v.optional(FameSchema),
      season: v.optional(SeasonSchema),
      ...WORDS,
    }),
    'a list of weathers',
  ),
  v.minLength(1, 'at least one'),
  v.check((all) => {
    const interests = all.flatMap((each) => each.for)
    return new Set(interests).size === interests.length
  }, 'each interest once'),
)

/** Months in which nothing of an interest is to be had, such as a railway that stands still. */
export const RestsSchema = v.array(
  fieldsOf({ interest: wordOf(INTERESTS), months: v.array(MonthSchema, 'a list of months') }),
  'a list of interests with months',
)

export type Weather = v.InferOutput<typeof WeatherSchema>
export type LandscapeWeather = v.InferOutput<typeof LandscapeWeathersSchema>[number]
