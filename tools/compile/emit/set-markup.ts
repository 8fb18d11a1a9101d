import { decodeMarkup, encodeMarkup } from '#src/site/markup/encoded-markup.ts'
import { addNoBreakSpaces } from '#src/site/typography/no-break-spaces.ts'

/** Fields of records with markup for pages, or with objects of it, as of parts; all other text has more uses. */
const MARKUP_FIELD = /^(?:html|parts|around)$|Html$/

function setValue(value: unknown, isMarkup: boolean): unknown {
  if (typeof value === 'string') return isMarkup ? encodeMarkup(addNoBreakSpaces(value)) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => setValue(item, isMarkup))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, setValue(inner, isMarkup || MARKUP_FIELD.test(key))]),
  )
}

/**
 * Returns a copy of a compiled record, the markup of which is set as pages send it: with no-break spaces, and encoded.
 */
export const setMarkup = (record: unknown): unknown => setValue(record, false)

/** Parses the JSON of a shard, with its markup as text. */
export const parseShard = (json: string): unknown =>
  JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? decodeMarkup(value) : value))
