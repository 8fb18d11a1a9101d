import type { Locale } from './locale.ts'

/**
 * The interface text of a feature in every language: strings, and functions for text with parameters. The type is that
 * of the English text, so that a missing key or another parameter in a language is a type error.
 */
export type Catalogue<Words> = Readonly<Record<Locale, Words>>

/** Returns the text of a feature in a language, for code that renders no component. */
export const pickWords = <Words>(catalogue: Catalogue<Words>, locale: Locale): Words => catalogue[locale]
