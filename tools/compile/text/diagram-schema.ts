import * as v from 'valibot'
import { LINE_UNITS, LINE_WAYS, SECTION_SHAPES, SIZE_UNITS } from '#src/catalogue/diagram/guide-diagram.ts'
import { fieldsOf, sentenceOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { listOf } from './guide-schemas.ts'

/** Marks of a profile that are closer would cover each other on a phone. */
const MIN_PROFILE_STEP = 1 / 18

const ROWS = 'rows'
const LABEL = 'a name or a text, not both'
const METRES = 'metres from -11000 to 9000'
const AMOUNT = 'a number from 0 to 100000'
const MONTH = 'a month from 1 to 12'

const FRAME = { title: textOf(5, 60), caption: sentenceOf(20, 220) }
/** `name` is a proper name and stays; `text` and `note` are translated. */
const LABEL_FIELDS = {
  name: v.optional(textOf(2, 32)),
  text: v.optional(textOf(3, 42)),
  note: v.optional(textOf(3, 60)),
}
const ROUNDED = { about: v.optional(v.boolean('true or false')) }

const MetresSchema = v.pipe(v.number(METRES), v.minValue(-11_000, METRES), v.maxValue(9000, METRES))
const AmountSchema = v.pipe(v.number(AMOUNT), v.minValue(0, AMOUNT), v.maxValue(100_000, AMOUNT))
const MonthSchema = v.pipe(v.number(MONTH), v.integer(MONTH), v.minValue(1, MONTH), v.maxValue(12, MONTH))

type Labelled = { readonly name?: string | undefined; readonly text?: string | undefined }

const hasOneLabel = ({ name, text }: Labelled): boolean => (name === undefined) !== (text === undefined)

const SectionRowSchema = v.pipe(
  fieldsOf({ ...LABEL_FIELDS, ...ROUNDED, m: MetresSchema, water: v.optional(v.literal(true, 'true')) }),
  v.check((row) => hasOneLabel(row), LABEL),
)
const LineRowSchema = v.pipe(
  fieldsOf({ ...LABEL_FIELDS, ...ROUNDED, at: v.optional(AmountSchema) }),
  v.check((row) => hasOneLabel(row), LABEL),
)
const ProfileRowSchema = v.pipe(
  fieldsOf({ ...LABEL_FIELDS, km: AmountSchema, m: MetresSchema }),
  v.check((row) => hasOneLabel(row), LABEL),
)
const YearRowSchema = v.pipe(
  fieldsOf({
    ...LABEL_FIELDS,
    months: v.strictTuple([MonthSchema, MonthSchema], '[first month, last month]'),
  }),
  v.check((row) => hasOneLabel(row), LABEL),
)
const SizeRowSchema = v.pipe(
  fieldsOf({ ...LABEL_FIELDS, ...ROUNDED, value: AmountSchema }),
  v.check((row) => hasOneLabel(row), LABEL),
)

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

const SectionSchema = fieldsOf({
  kind: v.literal('section'),
  ...FRAME,
  shape: wordOf(SECTION_SHAPES),
  rows: v.pipe(
    listOf(SectionRowSchema, 3, 9, ROWS),
    v.check((rows) => isAscending(rows.map(({ m }) => -m)), 'rows from the highest to the lowest'),
    v.check((rows) => rows.filter(({ water }) => water).length <= 1, 'one row with water'),
  ),
})

const LineSchema = v.pipe(
  fieldsOf({
    kind: v.literal('line'),
    ...FRAME,
    by: wordOf(LINE_WAYS),
    unit: v.optional(wordOf(LINE_UNITS)),
    rows: v.pipe(
      listOf(LineRowSchema, 3, 9, ROWS),
      v.check((rows) => isAscending(rows.flatMap(({ at }) => at ?? [])), 'positions in ascending order'),
    ),
  }),
  v.check(
    ({ unit, rows }) => (unit !== undefined) === rows.some(({ at }) => at !== undefined),
    'a unit and positions of rows, or neither',
  ),
)

const ProfileSchema = fieldsOf({
  kind: v.literal('profile'),
  ...FRAME,
  rows: v.pipe(
    listOf(ProfileRowSchema, 3, 9, ROWS),
    v.check((rows) => {
      const kms = rows.map(({ km }) => km)
      const step = ((kms.at(-1) ?? 0) - (kms[0] ?? 0)) * MIN_PROFILE_STEP
      return kms.every((km, index) => index === 0 || km - (kms[index - 1] ?? 0) > step)
    }, 'kilometres in ascending order, a twentieth of the way or more apart'),
  ),
})

const YearSchema = fieldsOf({
  kind: v.literal('year'),
  ...FRAME,
  rows: listOf(YearRowSchema, 3, 9, ROWS),
})

const SizesSchema = fieldsOf({
  kind: v.literal('sizes'),
  ...FRAME,
  unit: wordOf(SIZE_UNITS),
  rows: v.pipe(
    listOf(SizeRowSchema, 3, 9, ROWS),
    v.check((rows) => rows.some(({ value }) => value > 0), 'a size above 0'),
  ),
})

/** The diagram of a guide (docs/how-to/draw-a-diagram.md). */
export const GuideDiagramSchema = v.variant(
  'kind',
  [SectionSchema, LineSchema, ProfileSchema, YearSchema, SizesSchema],
  'a diagram of the kind section, line, profile, year or sizes',
)
