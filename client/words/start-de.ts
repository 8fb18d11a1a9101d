import '#client/entry.ts'
import { pageWordsDe } from './page-words-de.ts'

// The entry script imports the scripts that read text later, never before this line.
globalThis.pageLanguage = { tag: 'de', words: pageWordsDe }
