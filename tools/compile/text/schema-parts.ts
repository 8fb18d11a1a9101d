import * as v from 'valibot'
import { HttpsSchema } from '#src/catalogue/schemas/field-schemas.ts'

/** A slug, or several joined by slashes: `japan`, `japan/kyoto`. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SLUG_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}$/

/** Distinct words of a list. */
export function wordsOf<const Words extends readonly string[]>(words: Words, min: number, max: number) {
  const expected = `${min} to ${max} different words of ${words.join(', ')}`
  return v.pipe(
    v.array(v.picklist(words, `one of ${words.join(', ')}`), expected),
    v.check((list) => list.length >= min && list.length <= max, expected),
    v.check((list) => new Set(list).size === list.length, expected),
  )
}

const LATITUDE = 'a latitude from -90 to 90'
const LONGITUDE = 'a longitude from -180 to 180'

/** `[latitude, longitude]` in degrees. */
export const PositionSchema = v.pipe(
  v.strictTuple(
    [
      v.pipe(v.number(LATITUDE), v.minValue(-90, LATITUDE), v.maxValue(90, LATITUDE)),
      v.pipe(v.number(LONGITUDE), v.minValue(-180, LONGITUDE), v.maxValue(180, LONGITUDE)),
    ],
    '[latitude, longitude] in degrees',
  ),
  v.transform(([latitude, longitude]) => ({ latitude, longitude })),
)

const DATE = 'a date such as 2026-11-21'

export const DateSchema = v.pipe(
  v.string(DATE),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, DATE),
  v.check((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text), DATE),
)

export const SlugPathSchema = v.pipe(
  v.string('a place such as japan/kyoto'),
  v.regex(SLUG_PATH, 'a place such as japan/kyoto'),
)

/** Drafts are shown in development only. */
export const DraftSchema = v.optional(v.boolean('true or false'))

const HREF = 'an address of the site that begins with one slash, or one that begins with https://'

export const HrefSchema = v.pipe(
  v.string(HREF),
  v.check((text) => /^\/(?!\/)/.test(text) || v.is(HttpsSchema, text), HREF),
)
