import { addNoBreakSpaces } from '#src/site/typography/no-break-spaces.ts'

/** Fields of records with markup for pages, or with objects of it, as of parts; all other text has more uses. */
const MARKUP_FIELD = /^(?:html|parts|around)$|Html$/

function setValue(value: unknown, isMarkup: boolean): unknown {
  if (typeof value === 'string') return isMarkup ? addNoBreakSpaces(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => setValue(item, isMarkup))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, setValue(inner, isMarkup || MARKUP_FIELD.test(key))]),
  )
}

/**
 * Returns a copy of a compiled record, the markup of which is set as pages show it: a page that is rendered adds no-break
 * spaces to no text that was compiled.
 */
export const setMarkup = (record: unknown): unknown => setValue(record, false)
