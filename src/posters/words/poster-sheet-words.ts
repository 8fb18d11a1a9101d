import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the sheet of all posters, by language. */
export const POSTER_SHEET_WORDS: Catalogue<typeof en> = { en }
