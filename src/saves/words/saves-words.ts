import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the Saves pages outside components: heads, notices, and text of the rules. */
export const SAVES_WORDS: Catalogue<typeof en> = { id: 'saves', en }
