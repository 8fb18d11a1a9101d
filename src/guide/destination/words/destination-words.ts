import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of destination pages and their files, by language. */
export const DESTINATION_WORDS: Catalogue<typeof en> = { id: 'destination', en }
