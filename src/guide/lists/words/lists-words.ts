import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the home page, the lists of places and Best in Travel, by language. */
export const LISTS_WORDS: Catalogue<typeof en> = { id: 'lists', en }
