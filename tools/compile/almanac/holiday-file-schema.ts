import * as v from 'valibot'
import { fieldsOf, sentenceOf, textOf } from '#src/catalogue/schemas/field-schemas.ts'

const DATES = 'dates of a year such as 10-20, 02-15 P9D, a list of them, or none'
const SPAN = /^\d\d-\d\d(?: P\d+D)?$/

const SpanSchema = v.pipe(v.string(DATES), v.regex(SPAN, DATES))
const DatesSchema = v.union(
  [v.literal('none'), SpanSchema, v.pipe(v.array(SpanSchema, DATES), v.minLength(1, DATES))],
  DATES,
)
const YearsSchema = v.record(v.pipe(v.string(), v.regex(/^20\d\d$/, 'a year')), DatesSchema, DATES)

/** A rule of the library, a feast of `feasts.yaml` (`eid-al-fitr +1 P3D`), or the dates of each year. */
const RuleSchema = v.union(
  [textOf(2, 120), YearsSchema],
  'a rule such as 05-01 or eid-al-fitr P3D, or dates by year',
)

const LanguageTagSchema = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Za-z]+)?$/, 'a language tag'))

const DayFieldsSchema = fieldsOf({
  on: RuleSchema,
  /** The name in a language of the country: `{ de: Neujahr }`. */
  local: v.optional(v.record(LanguageTagSchema, textOf(1, 80), 'a name by language')),
  /** The part of the country that has it; the row is shown on the page of the country only. */
  where: v.optional(textOf(3, 60)),
  /** The law or office that sets the day, where the file's does not. */
  authority: v.optional(textOf(5, 160)),
  byMoon: v.optional(v.boolean('true or false')),
})

type DayFields = v.InferOutput<typeof DayFieldsSchema>

const isFields = (day: DayFields | HolidayRule): day is DayFields => typeof day === 'object' && 'on' in day

/** A rule alone, or fields; always read as fields. */
const DaySchema = v.pipe(
  v.union([DayFieldsSchema, RuleSchema], 'a rule, or the fields of a holiday'),
  v.transform((day) => (isFields(day) ? day : { on: day })),
)
const NameSchema = textOf(3, 90)

const NoteSchema = sentenceOf(10, 300)

const ChangesSchema = {
  /** Names of the library that are left out. */
  remove: v.optional(v.array(NameSchema, 'a list of names')),
  /** Names of the library, each with the name to show. */
  rename: v.optional(v.record(v.string(), NameSchema, 'names by names of the library')),
  /** Holidays that are added, or that replace those of the same name. */
  days: v.optional(v.record(NameSchema, DaySchema, 'rules by names')),
}

/** `content/holidays/<country>.yaml`. */
export const HolidayFileSchema = fieldsOf({
  /** The law or office that the file follows. */
  authority: textOf(5, 200),
  /** Whether nothing of the library is used. */
  replaces: v.optional(v.boolean('true or false')),
  /** What a reader must know about the list, or why there is none. */
  note: v.optional(NoteSchema),
  ...ChangesSchema,
  /** By codes of the library, or of the editors where it knows none. */
  states: v.optional(v.record(v.string(), fieldsOf(ChangesSchema), 'changes by state')),
  /** By the last part of the path of a region or city. */
  places: v.optional(
    v.record(
      v.string(),
      fieldsOf({
        state: v.optional(textOf(1, 4)),
        /** Instead of the note of the country. */
        note: v.optional(NoteSchema),
        ...ChangesSchema,
      }),
      'regions and cities',
    ),
  ),
})

export type HolidayFile = v.InferOutput<typeof HolidayFileSchema>
export type HolidayChanges = Pick<HolidayFile, 'remove' | 'rename' | 'days'>
export type HolidayRule = v.InferOutput<typeof RuleSchema>
export type HolidayDay = DayFields

const FeastSchema = fieldsOf({
  on: RuleSchema,
  /** How the day is found, for editors. */
  rule: textOf(5, 200),
  /** The day of the moon from 1, just after the new moon; 15 is the full moon. Checked against the computed moon. */
  moonDay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  byMoon: v.optional(v.boolean('true or false')),
})

/** `content/holidays/feasts.yaml`: movable feasts of several countries, by the word that rules use. */
export const FeastsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'words joined by hyphens')),
  FeastSchema,
  'feasts by name',
)

export type Feasts = v.InferOutput<typeof FeastsSchema>
