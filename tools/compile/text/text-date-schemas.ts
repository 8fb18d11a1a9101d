import * as v from 'valibot'
import { fieldsOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { TEXT_READERS } from '#src/catalogue/text-dates.ts'
import { DateSchema } from './schema-parts.ts'

/** Stands for the complete text in the list of checks. */
export const COMPLETE_TEXT = 'whole'

const MONTH = 'the month in which the text was written, such as 2026-11'
const WrittenSchema = v.pipe(v.string(MONTH), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, MONTH))

const CHECKS = 'a list of checks with section, on, by and against'

const CheckSchema = fieldsOf({
  /** Title of a section, or `whole`. */
  section: textOf(2, 80),
  on: DateSchema,
  by: wordOf(TEXT_READERS),
  /** What the text was compared with. */
  against: textOf(10, 200),
})

/** Dates in the front matter of every text; `npm run content -- --record-check` writes the checks. */
export const TEXT_DATE_FIELDS = {
  written: WrittenSchema,
  checks: v.optional(v.pipe(v.array(CheckSchema, CHECKS), v.minLength(1, CHECKS))),
}

export type RecordedCheck = v.InferOutput<typeof CheckSchema>
export type TextDateFields = {
  readonly written: string
  readonly checks?: readonly RecordedCheck[] | undefined
}
