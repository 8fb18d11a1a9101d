import type { LocaliseText } from '#src/words/content/create-text-localiser.ts'

/** The translations of one text by language, in the order of the localisers; null where a language has none. */
export type TextRow = readonly (string | null)[]

/** Most texts of a guide occur on one page: a full table is made empty, so that memory does not grow with the guide. */
const MAX_TEXTS = 200_000

/**
 * Translates texts into all languages at once, each text once: a text is read again for each language and for counting
 * the words that are translated.
 * @param localiseInAny with the texts of all languages together: what it does not know, such as prose, is not tried in each
 */
export function createTextTable(
  localisers: readonly LocaliseText[],
  localiseInAny: LocaliseText,
): (text: string) => TextRow {
  const none: TextRow = localisers.map(() => null)
  const rows = new Map<string, TextRow>()
  return (text) => {
    const known = rows.get(text)
    if (known !== undefined) return known
    const translated = localiseInAny(text) === null ? none : localisers.map((localise) => localise(text))
    const row = translated.every((one) => one === null) ? none : translated
    if (rows.size >= MAX_TEXTS) rows.clear()
    rows.set(text, row)
    return row
  }
}
