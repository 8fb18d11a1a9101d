import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Titles of the feeds, by language. */
export const FEEDS_WORDS: Catalogue<typeof en> = { id: 'feeds', en }
