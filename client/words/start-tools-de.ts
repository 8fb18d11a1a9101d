import '#client/entry.ts'
import { pageWordsDe } from './page-words-de.ts'
import { toolWordsDe } from './tool-words-de.ts'

// As in start-de.ts, for pages of saves, trips and offline guides.
globalThis.pageLanguage = { tag: 'de', words: { ...pageWordsDe, ...toolWordsDe } }
