import * as v from 'valibot'
import { withTypographicQuotes } from './typographic-text.ts'

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
