import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text about photographs, by language. */
export const PHOTOGRAPHS_WORDS: Catalogue<typeof en> = { id: 'photographs', en }
