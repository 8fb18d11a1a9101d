import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the account pages. */
export const ACCOUNT_WORDS: Catalogue<typeof en> = { id: 'account', en }
