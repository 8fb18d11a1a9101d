import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the newsletter form. */
export const NEWSLETTER_FORM_WORDS: Catalogue<typeof en> = { id: 'newsletterForm', en }
