import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the audit trail, by language. */
export const AUDIT_WORDS: Catalogue<typeof en> = { en }
