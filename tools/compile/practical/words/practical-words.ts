import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

export const PRACTICAL_WORDS: Catalogue<typeof en> = { en }
