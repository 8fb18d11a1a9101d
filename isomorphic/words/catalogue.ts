import { translationOf } from './loaded-words.ts'
import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/**
 * The interface text of a feature: strings, and functions for text with parameters. English is part of the code that
 * shows it; each other language is one chunk for all features (src/words), in which `id` finds the feature's text.
 */
export type Catalogue<Words> = {
  /** Key of the translations; a catalogue without one is English in every language. */
  readonly id?: string
  readonly en: Words
}

/** Returns the text of a feature in a language, for code that renders no component: English where it has no other. */
export const pickWords = <Words>(catalogue: Catalogue<Words>, locale: Locale): Words =>
  locale === DEFAULT_LOCALE
    ? catalogue.en
    : ((translationOf(catalogue.id ?? '', locale) as Words | undefined) ?? catalogue.en)
