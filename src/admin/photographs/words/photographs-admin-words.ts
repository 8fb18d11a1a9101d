import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of `/desk/photographs`, by language. */
export const PHOTOGRAPHS_ADMIN_WORDS: Catalogue<typeof en> = { en }
