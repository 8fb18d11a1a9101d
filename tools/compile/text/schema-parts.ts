import * as v from 'valibot'
import { withTypographicQuotes } from './typographic-quotes.ts'

/** A slug, or several joined by slashes: `japan`, `japan/kyoto`. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SLUG_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}$/

const lengthOf = (text: string): number => [...text].length

/**
 * Front matter is plain text: Markdown syntax would be displayed literally, and so would quotes around the complete
 * text.
 */
export const isPlain = (text: string): boolean => !/\*[^*\s][^*]*\*|\]\(|`|^[“"][^“”"]*[”"]$/.test(text)
export const PLAIN_TEXT = 'plain text, without * or ` or links, and without quotes round the whole of it'

/** One line of text with limits on its length, in characters as people count them. */
export function textOf(min: number, max: number) {
  const expected = `text of ${min} to ${max} characters, on one line, without spaces around it`
  return v.pipe(
    v.string(expected),
    v.check((text) => lengthOf(text) >= min && lengthOf(text) <= max, expected),
    v.check((text) => text === text.trim() && !/[\n\r\t]/.test(text), expected),
    v.check(isPlain, PLAIN_TEXT),
    v.transform((text) => withTypographicQuotes(text)),
  )
}

/** One or more sentences, ending with a full stop. */
export function sentenceOf(min: number, max: number) {
  const expected = `${min} to ${max} characters of whole sentences that end with a full stop`
  return v.pipe(
    v.string(expected),
    v.check((text) => lengthOf(text) >= min && lengthOf(text) <= max, expected),
    v.check((text) => /\.[’”'")]?$/.test(text) && !/[\n\r\t]/.test(text), expected),
    v.check(isPlain, PLAIN_TEXT),
    v.transform((text) => withTypographicQuotes(text)),
  )
}

export function wordOf<const Words extends readonly string[]>(words: Words) {
  return v.picklist(words, `one of ${words.join(', ')}`)
}

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

const HTTPS = 'an address that begins with https://'

export const HttpsSchema = v.pipe(
  v.string(HTTPS),
  v.check((text) => URL.canParse(text) && new URL(text).protocol === 'https:', HTTPS),
)

const PICTURE = 'a picture such as /images/prints/benin.jpg, or an address that begins with https://'

export const PictureFileSchema = v.pipe(
  v.string(PICTURE),
  v.check(
    (text) =>
      /^\/images\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:jpe?g|png|webp|gif|avif)$/.test(text) ||
      v.is(HttpsSchema, text),
    PICTURE,
  ),
)

const PIXELS = 'whole numbers of pixels'
const PixelsSchema = v.pipe(
  v.number(PIXELS),
  v.integer(PIXELS),
  v.minValue(1, PIXELS),
  v.maxValue(12_000, PIXELS),
)

/** `[width, height]` of an external image. */
export const PictureSizeSchema = v.strictTuple([PixelsSchema, PixelsSchema], '[width, height] in pixels')

const HREF = 'an address of the site that begins with one slash, or one that begins with https://'

export const HrefSchema = v.pipe(
  v.string(HREF),
  v.check((text) => /^\/(?!\/)/.test(text) || v.is(HttpsSchema, text), HREF),
)

/** The expected value of a missing field: schemas of this file have it as their message. */
function expectationOf(entry: unknown): string | null {
  const message = typeof entry === 'object' && entry !== null && 'message' in entry ? entry.message : null
  return typeof message === 'string' ? message : null
}

/** An object without further fields. */
export function fieldsOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    const key = issue.path?.at(-1)?.key
    const entry = typeof key === 'string' && Object.hasOwn(entries, key) ? entries[key] : null
    return expectationOf(entry) ?? `the fields ${Object.keys(entries).join(', ')}`
  })
}
