import type { ISLAND_ERROR_WORDS } from '#client/kit/words/island-error-words.ts'
import type { NEWSLETTER_FORM_WORDS } from '#client/newsletter/words/newsletter-form-words.ts'
import type { SUGGESTIONS_WORDS } from '#client/search/words/suggestions-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

/** The catalogues of browser code that are translated, by id: those of islands. */
type BrowserCatalogues = {
  readonly islandError: typeof ISLAND_ERROR_WORDS
  readonly newsletterForm: typeof NEWSLETTER_FORM_WORDS
  readonly suggestions: typeof SUGGESTIONS_WORDS
}

export type BrowserTranslations = {
  readonly [Id in keyof BrowserCatalogues]: Translation<BrowserCatalogues[Id]['en']>
}
