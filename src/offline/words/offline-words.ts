import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the page of offline guides and of the fallback page. */
export const OFFLINE_WORDS: Catalogue<typeof en> = { id: 'offline', en }
