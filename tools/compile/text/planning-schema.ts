import * as v from 'valibot'
import { fieldsOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { TRAITS } from './content-words.ts'
import { wordsOf } from './schema-parts.ts'

const FAME = 'a number from 1 (few visitors) to 4 (crowded for months)'
/** How many visitors come. */
export const FameSchema = v.pipe(v.number(FAME), v.integer(FAME), v.minValue(1, FAME), v.maxValue(4, FAME))
const STAY = 'two whole numbers of days, the shorter stay first'
const DaysSchema = v.pipe(v.number(STAY), v.integer(STAY), v.minValue(1, STAY), v.maxValue(60, STAY))

/**
 * What editors judge for choosing a place; docs/how-to/add-a-destination.md defines each word.
 *
 * - `cost`: a day of a modest traveller: a plain double room shared, two simple meals, local transport.
 * - `fame`: 1 few visitors, 2 known to people who travel much, 3 well known and busy in season, 4 crowded for months.
 * - `stay`: days that most visitors need, from the shortest that makes sense to the longest with enough to see.
 * - `stepFree`: how far a visitor who cannot climb steps gets.
 * - `kids`: how well it suits children of three to twelve.
 * - `access`: `hard` where hardly anyone gets to: no flight or boat that can simply be booked, or a permit that needs a
 *   sponsor or is often refused, and a few hundred visitors a year.
 * - `alsoFor`: traits that people travel there for, too, and that its poster does not show.
 */
export const PlanningSchema = fieldsOf({
  cost: wordOf(['low', 'middle', 'high', 'very-high']),
  fame: FameSchema,
  stay: v.pipe(
    v.strictTuple([DaysSchema, DaysSchema], STAY),
    v.check(([min, max]) => min <= max, STAY),
  ),
  stepFree: wordOf(['hard', 'partly', 'mostly']),
  kids: wordOf(['hard', 'fine', 'great']),
  access: v.optional(wordOf(['hard'])),
  alsoFor: v.optional(wordsOf(TRAITS, 1, 6)),
})
