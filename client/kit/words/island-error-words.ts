import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the error boundary of islands. */
export const ISLAND_ERROR_WORDS: Catalogue<typeof en> = { id: 'islandError', en }
