import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of the frame, of the shared components and of the error pages. */
export const SITE_WORDS: Catalogue<typeof en> = { id: 'site', en }
