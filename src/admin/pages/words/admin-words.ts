import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the admin's frame, by language. */
export const ADMIN_WORDS: Catalogue<typeof en> = { en }
