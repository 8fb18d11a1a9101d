import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.ts'

/** Text of the download button. */
export const DOWNLOAD_BUTTON_WORDS: Catalogue<typeof en> = { id: 'downloadButton', en }
