import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of collections and the site index, by language. */
export const INFORMATION_WORDS: Catalogue<typeof en> = { id: 'information', en }
