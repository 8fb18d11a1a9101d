import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text in the components of the search page. */
export const SEARCH_PAGES_WORDS: Catalogue<typeof en> = { id: 'searchPages', en }
