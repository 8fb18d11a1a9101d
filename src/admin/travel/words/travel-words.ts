import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the page of the travel graph, by language. */
export const TRAVEL_WORDS: Catalogue<typeof en> = { en }
