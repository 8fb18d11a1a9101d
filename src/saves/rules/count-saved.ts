import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { SAVES_WORDS } from '#src/saves/words/saves-words.ts'
import type { SavedItemView } from './saves-view.ts'

const KINDS = ['place', 'sight', 'story'] as const

/** Counts places, sights and stories in words; an empty string for none. */
export function countSaved(items: readonly Pick<SavedItemView, 'kind'>[], locale: Locale): string {
  const { counted } = pickWords(SAVES_WORDS, locale)
  const counts = KINDS.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length
    return count === 0 ? [] : [counted[kind](count)]
  })
  return formatList(locale, counts)
}
