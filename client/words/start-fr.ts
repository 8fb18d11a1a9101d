import '#client/entry.ts'
import { pageWordsFr } from './page-words-fr.ts'

// The entry script imports the scripts that read text later, never before this line.
globalThis.pageLanguage = { tag: 'fr', words: pageWordsFr }
