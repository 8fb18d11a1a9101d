import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of responses that are plain text. */
export const HTTP_WORDS: Catalogue<typeof en> = { id: 'http', en }
