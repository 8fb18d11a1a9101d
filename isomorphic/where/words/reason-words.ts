import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the reasons for a place, by language. */
export const REASON_WORDS: Catalogue<typeof en> = { id: 'reason', en }
