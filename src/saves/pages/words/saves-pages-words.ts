import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text in the components of the Saves pages. */
export const SAVES_PAGES_WORDS: Catalogue<typeof en> = { id: 'savesPages', en }
