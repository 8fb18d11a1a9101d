import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the pages around trips; that of the plan itself is in isomorphic/trips/words. */
export const TRIPS_WORDS: Catalogue<typeof en> = { id: 'trips', en }
