import type { TextCheck, TextDates } from '#src/catalogue/text-dates.ts'
import { COMPLETE_TEXT, type TextDateFields } from './text-date-schemas.ts'

/** The newest check of a section, or of the complete text for `whole`; null when there was none. */
export function newestCheckOf({ checks = [] }: TextDateFields, section: string): TextCheck | null {
  const newest = checks
    .filter((check) => check.section === section)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .at(-1)
  return newest === undefined ? null : { on: newest.on, by: newest.by }
}

/** What a page shows of the dates of its text. */
export const textDatesOf = (fields: TextDateFields): TextDates => ({
  writtenIn: fields.written,
  check: newestCheckOf(fields, COMPLETE_TEXT),
})

/**
 * The newest of all dates of a text: a day (`2026-12-01`), or the month in which it was written when nothing newer is
 * known. Both are W3C dates, as sitemaps and structured data require.
 * @param published ISO date, for texts that have one
 */
export function modifiedOn({ written, checks = [] }: TextDateFields, published = ''): string {
  // A month sorts before its days.
  return [written, published, ...checks.map(({ on }) => on)].toSorted().at(-1) ?? written
}
