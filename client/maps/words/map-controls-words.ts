import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Names of the controls of a map, by language. */
export const MAP_CONTROLS_WORDS: Catalogue<typeof en> = { id: 'mapControls', en }
