import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of Cookie Settings and of the opt-out page. */
export const MEASURING_WORDS: Catalogue<typeof en> = { id: 'measuring', en }
