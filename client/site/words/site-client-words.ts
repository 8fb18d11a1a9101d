import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text that the scripts of this folder show. */
export const SITE_CLIENT_WORDS: Catalogue<typeof en> = { id: 'siteClient', en }
