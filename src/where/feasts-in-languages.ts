import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { WhereCards } from './where-cards.ts'

/** The names of feasts in a language, in the form of the cards; the compiler has written them. */
const FEASTS: Readonly<Record<TranslatedTag, () => Promise<{ readonly default: unknown }>>> = {
  de: () => import('#generated/languages/de-feasts.json'),
  fr: () => import('#generated/languages/fr-feasts.json'),
  es: () => import('#generated/languages/es-feasts.json'),
  it: () => import('#generated/languages/it-feasts.json'),
  cs: () => import('#generated/languages/cs-feasts.json'),
}

/** Reads the feasts of the cards in a language. @throws {Error} when the chunk cannot be loaded */
export const readFeasts = async (tag: TranslatedTag): Promise<WhereCards['feasts']> =>
  (await FEASTS[tag]()).default as WhereCards['feasts']
