import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the page of languages, by language. */
export const LANGUAGES_WORDS: Catalogue<typeof en> = { en }
