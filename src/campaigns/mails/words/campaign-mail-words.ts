import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of a campaign's mail that editors do not write: its footer. */
export const CAMPAIGN_MAIL_WORDS: Catalogue<typeof en> = { id: 'campaignMail', en }
