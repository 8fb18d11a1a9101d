import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the mails that respond to a sign-up. */
export const NEWSLETTER_MAIL_WORDS: Catalogue<typeof en> = { id: 'newsletterMail', en }
