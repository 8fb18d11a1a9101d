import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text about signing in and devices. */
export const SIGN_IN_WORDS: Catalogue<typeof en> = { id: 'signIn', en }
