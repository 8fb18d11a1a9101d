import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './rules-en.ts'

/** Text of `/where/how`, by language. */
export const RULES_WORDS: Catalogue<typeof en> = { id: 'rules', en }
