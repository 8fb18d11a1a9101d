import type { TranslatedTag } from '#isomorphic/words/locale.ts'

/** Part of the record of a page, compiled with it. */
export type IndexedLanguages = {
  /** Languages besides English that have at least 80 % of the words of the page; absent: none. */
  readonly languages?: readonly TranslatedTag[]
}
