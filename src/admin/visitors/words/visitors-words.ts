import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the visitor insights, by language. */
export const VISITORS_WORDS: Catalogue<typeof en> = { en }
