import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the newsletter's pages, its topics and frequencies. */
export const NEWSLETTER_WORDS: Catalogue<typeof en> = { id: 'newsletter', en }
