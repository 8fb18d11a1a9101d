import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

export const HOLIDAY_WORDS: Catalogue<typeof en> = { en }
