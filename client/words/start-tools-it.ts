import '#client/entry.ts'
import { pageWordsIt } from './page-words-it.ts'
import { toolWordsIt } from './tool-words-it.ts'

// As in start-it.ts, for pages of saves, trips and offline guides.
globalThis.pageLanguage = { tag: 'it', words: { ...pageWordsIt, ...toolWordsIt } }
