import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the suggestions of a search field. */
export const SUGGESTIONS_WORDS: Catalogue<typeof en> = { id: 'suggestions', en }
