import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the page of system health, by language. */
export const JOBS_WORDS: Catalogue<typeof en> = { en }
