import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the archive of the newsletter. */
export const ARCHIVE_WORDS: Catalogue<typeof en> = { id: 'archive', en }
