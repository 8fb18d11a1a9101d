import * as v from 'valibot'
import {
  fieldsOf,
  HttpsSchema,
  PictureFileSchema,
  PictureSizeSchema,
  sentenceOf,
  textOf,
  wordOf,
} from '#src/catalogue/schemas/field-schemas.ts'
import { needsSource, PHOTO_LICENCE_NAMES } from './photo-licence.ts'

/** The year of the oldest photograph that survives. */
const FIRST_YEAR = 1826
const YEAR = `the year in which it was taken, ${FIRST_YEAR} or later`
const SOURCE = 'the https:// address of the page on which it was published, for this licence'
const MISSING_SIZE = '[width, height] of an image of another site'
const GIVEN_SIZE = 'no size: it is read from the file'

const FieldsSchema = fieldsOf({
  file: PictureFileSchema,
  size: v.optional(PictureSizeSchema),
  alt: sentenceOf(20, 160),
  caption: sentenceOf(20, 200),
  credit: textOf(2, 80),
  organisation: v.optional(v.boolean('true or false')),
  licence: wordOf(PHOTO_LICENCE_NAMES),
  source: v.optional(HttpsSchema),
  year: v.pipe(v.number(YEAR), v.integer(YEAR), v.minValue(FIRST_YEAR, YEAR)),
})

const LicenceSchema = v.picklist(PHOTO_LICENCE_NAMES)

type Conflict = { readonly key: 'size' | 'source'; readonly message: string }

/**
 * The fields that are missing or superfluous because of others; of input that may have further errors, so that an editor
 * sees all of them at once.
 */
function conflictsOf({
  file,
  size,
  source,
  licence,
}: Readonly<Record<string, unknown>>): readonly Conflict[] {
  const conflicts: Conflict[] = []
  const isOwnFile = v.is(PictureFileSchema, file) ? file.startsWith('/') : null
  if (isOwnFile === true && size !== undefined) conflicts.push({ key: 'size', message: GIVEN_SIZE })
  if (isOwnFile === false && size === undefined) conflicts.push({ key: 'size', message: MISSING_SIZE })
  if (source === undefined && v.is(LicenceSchema, licence) && needsSource(licence))
    conflicts.push({ key: 'source', message: SOURCE })
  return conflicts
}

/** The field `photo` in the front matter of a guide or story, and in the form of the admin. */
export const PhotographSchema = v.pipe(
  FieldsSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    const input: unknown = dataset.value
    if (typeof input !== 'object' || input === null) return
    const fields = input as Readonly<Record<string, unknown>>
    for (const { key, message } of conflictsOf(fields)) {
      const path = { type: 'object', origin: 'value', input: fields, key, value: fields[key] } as const
      addIssue({ message, input: fields[key], path: [path] })
    }
  }),
)

export type PhotographFields = v.InferOutput<typeof PhotographSchema>
