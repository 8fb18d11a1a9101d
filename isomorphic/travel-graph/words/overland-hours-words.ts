import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of hours overland. */
export const OVERLAND_HOURS_WORDS: Catalogue<typeof en> = { id: 'overlandHours', en }
