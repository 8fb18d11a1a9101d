import '#client/entry.ts'
import { pageWordsFr } from './page-words-fr.ts'
import { toolWordsFr } from './tool-words-fr.ts'

// As in start-fr.ts, for pages of saves, trips and offline guides.
globalThis.pageLanguage = { tag: 'fr', words: { ...pageWordsFr, ...toolWordsFr } }
