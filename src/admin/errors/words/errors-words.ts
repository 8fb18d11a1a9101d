import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the pages of errors, by language. */
export const ERRORS_WORDS: Catalogue<typeof en> = { en }
