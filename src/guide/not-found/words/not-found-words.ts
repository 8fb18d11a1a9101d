import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the pages for unknown addresses and for errors, by language. */
export const NOT_FOUND_WORDS: Catalogue<typeof en> = { id: 'notFound', en }
