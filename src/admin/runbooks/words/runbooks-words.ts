import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the page of runbooks, by language. */
export const RUNBOOKS_WORDS: Catalogue<typeof en> = { en }
