import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text that scripts of trips show. */
export const TRIPS_CLIENT_WORDS: Catalogue<typeof en> = { id: 'tripsClient', en }
