import { readFileSync } from 'node:fs'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { untranslatedText } from './untranslated-text.ts'

/** `npm run languages`: prints what each language, or those given as arguments, still shows in English. */
const requested = process.argv.slice(2)
const lines = TRANSLATED_TAGS.filter((tag) => requested.length === 0 || requested.includes(tag)).flatMap(
  (tag) => untranslatedText(tag, (path) => readFileSync(path, 'utf8')),
)
process.stdout.write(`${lines.join('\n')}\n`)
