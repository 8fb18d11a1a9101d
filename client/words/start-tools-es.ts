import '#client/entry.ts'
import { pageWordsEs } from './page-words-es.ts'
import { toolWordsEs } from './tool-words-es.ts'

// As in start-es.ts, for pages of saves, trips and offline guides.
globalThis.pageLanguage = { tag: 'es', words: { ...pageWordsEs, ...toolWordsEs } }
