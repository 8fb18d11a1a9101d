import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the page of ageing facts, by language. */
export const FACTS_WORDS: Catalogue<typeof en> = { en }
