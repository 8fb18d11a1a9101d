import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the page of alerts, by language. */
export const ALERTS_WORDS: Catalogue<typeof en> = { en }
