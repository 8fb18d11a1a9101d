import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the search outside its components; without JSX, because the content compiler reads it too. */
export const SEARCH_WORDS: Catalogue<typeof en> = { id: 'search', en }
