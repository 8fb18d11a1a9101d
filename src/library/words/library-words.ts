import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the library of eBooks. */
export const LIBRARY_WORDS: Catalogue<typeof en> = { id: 'library', en }
