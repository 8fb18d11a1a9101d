import '#client/entry.ts'
import { pageWordsEs } from './page-words-es.ts'

// The entry script imports the scripts that read text later, never before this line.
globalThis.pageLanguage = { tag: 'es', words: pageWordsEs }
