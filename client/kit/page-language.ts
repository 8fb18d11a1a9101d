import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import type { TranslatedTag } from '#isomorphic/words/locale.ts'

/** The text of scripts in the language of the page, by the id of the catalogue. */
export type PageLanguage = {
  readonly tag: TranslatedTag
  readonly words: Readonly<Record<string, unknown>>
}

declare global {
  /** Set by the entry script of a language (client/words) before any script reads text; absent on English pages. */
  var pageLanguage: PageLanguage | undefined
}

// With an effect the bundler leaves this module in the entry script; a language is set after this (client/words).
globalThis.pageLanguage ??= undefined

/**
 * Returns the text of scripts in the language of the page: English where the language lacks it. Part of the entry
 * script, which every page loads, so that reading text needs no other file.
 */
export const pageWordsOf = <Words>(catalogue: Catalogue<Words>): Words =>
  (globalThis.pageLanguage?.words[catalogue.id ?? ''] as Words | undefined) ?? catalogue.en
