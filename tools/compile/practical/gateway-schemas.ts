import * as v from 'valibot'
import { fieldsOf, sentenceOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { listOf } from '#tools/compile/text/guide-schemas.ts'
import { INTO_TOWN } from './practical-choices.ts'

/** A whole number from `min` to `max`. */
export const numberOf = (min: number, max: number, what: string) =>
  v.pipe(v.number(what), v.integer(what), v.minValue(min, what), v.maxValue(max, what))

const MONTH = 'the month in which the editors knew it, such as 2026-11'
/** Month in which the editors knew a fact that ages. */
export const AsOfSchema = v.pipe(v.string(MONTH), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, MONTH))

/** One or two sentences in a table. */
export const SentenceSchema = sentenceOf(10, 180)

const IATA = 'a code of three letters such as LIS'
const AirportSchema = fieldsOf({
  code: v.pipe(v.string(IATA), v.regex(/^[A-Z]{3}$/, IATA)),
  /** As people say it. */
  name: textOf(2, 60),
  city: textOf(2, 50),
  ways: v.optional(
    listOf(
      fieldsOf({
        by: wordOf(INTO_TOWN),
        /** Operator or line. */
        line: v.optional(textOf(1, 60)),
        minutes: v.optional(numberOf(2, 300, 'minutes into the middle of the town')),
      }),
      1,
      4,
      'ways into town',
    ),
  ),
})

/** An international approach over land or water. */
const ApproachSchema = fieldsOf({
  by: wordOf(['train', 'coach', 'ferry', 'road']),
  from: textOf(2, 60),
  to: textOf(2, 60),
  operator: v.optional(textOf(2, 60)),
})

/** The fields of a file on how one arrives: airports and the ways into town, then land and water. */
export const GATEWAYS = {
  airports: v.optional(listOf(AirportSchema, 1, 8, 'airports')),
  approaches: v.optional(listOf(ApproachSchema, 1, 8, 'approaches')),
}
