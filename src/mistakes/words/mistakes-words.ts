import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the result pages of a mistake report, and of its mail to the operators. */
export const MISTAKES_WORDS: Catalogue<typeof en> = { id: 'mistakes', en }
