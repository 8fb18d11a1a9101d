import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { Translations } from './translations.ts'

type WordsChunk = { readonly words: Translations }

/** The chunk of each language with the text of all features. */
const CHUNKS: Readonly<Record<TranslatedTag, () => Promise<WordsChunk>>> = {
  de: () => import('./words-de.ts'),
  fr: () => import('./words-fr.ts'),
  es: () => import('./words-es.ts'),
  it: () => import('./words-it.ts'),
  cs: () => import('./words-cs.ts'),
}

/**
 * Imports the interface text of a language.
 * @throws {Error} when the chunk cannot be loaded; the next call tries again
 */
export const importWords = async (tag: TranslatedTag): Promise<Translations> => (await CHUNKS[tag]()).words
