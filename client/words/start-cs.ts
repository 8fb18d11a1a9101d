import '#client/entry.ts'
import { pageWordsCs } from './page-words-cs.ts'

// The entry script imports the scripts that read text later, never before this line.
globalThis.pageLanguage = { tag: 'cs', words: pageWordsCs }
