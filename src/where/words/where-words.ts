import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of `/where` and `/compare`, by language. */
export const WHERE_WORDS: Catalogue<typeof en> = { id: 'where', en }
