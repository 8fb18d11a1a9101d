import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the pages of campaigns, by language. */
export const CAMPAIGN_ADMIN_WORDS: Catalogue<typeof en> = { en }
