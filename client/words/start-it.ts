import '#client/entry.ts'
import { pageWordsIt } from './page-words-it.ts'

// The entry script imports the scripts that read text later, never before this line.
globalThis.pageLanguage = { tag: 'it', words: pageWordsIt }
