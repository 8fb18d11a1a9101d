import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** The text of the page of a trip, on the site and on a device. */
export const TRIP_WORDS: Catalogue<typeof en> = { id: 'trip', en }
