import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the checks of a campaign, for operators. */
export const CAMPAIGNS_WORDS: Catalogue<typeof en> = { id: 'campaigns', en }
