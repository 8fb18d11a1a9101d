import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text that is made from the guide's data, by language. */
export const CATALOGUE_WORDS: Catalogue<typeof en> = { id: 'catalogue', en }
