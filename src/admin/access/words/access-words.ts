import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the page of accounts with access, by language. */
export const ACCESS_WORDS: Catalogue<typeof en> = { en }
