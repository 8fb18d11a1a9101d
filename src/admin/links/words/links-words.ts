import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the page of external links, by language. */
export const LINKS_WORDS: Catalogue<typeof en> = { en }
