import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text that scripts of this folder show: the dialog and forms of cookie settings, the feedback question. */
export const MEASURING_CLIENT_WORDS: Catalogue<typeof en> = { id: 'measuringClient', en }
