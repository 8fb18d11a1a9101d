import '#client/entry.ts'
import { pageWordsCs } from './page-words-cs.ts'
import { toolWordsCs } from './tool-words-cs.ts'

// As in start-cs.ts, for pages of saves, trips and offline guides.
globalThis.pageLanguage = { tag: 'cs', words: { ...pageWordsCs, ...toolWordsCs } }
