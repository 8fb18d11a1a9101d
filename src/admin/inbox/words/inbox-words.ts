import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the inbox, by language. */
export const INBOX_WORDS: Catalogue<typeof en> = { en }
