import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

export type MapsWords = typeof en

/** Text of maps, by language. */
export const MAPS_WORDS: Catalogue<MapsWords> = { id: 'maps', en }
