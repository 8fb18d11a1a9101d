import { existsSync, readFileSync } from 'node:fs'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { untranslatedContent } from './untranslated-content.ts'
import { untranslatedText } from './untranslated-text.ts'

/**
 * `npm run languages`: prints what each language, or those given as arguments, still shows in English; with `--content`
 * also the short texts of the compiled content, the most frequent first.
 */
const requested = process.argv.slice(2)
const readText = (path: string): string => readFileSync(path, 'utf8')
const tags = TRANSLATED_TAGS.filter((tag) => requested.includes(tag))
for (const tag of tags.length === 0 ? TRANSLATED_TAGS : tags) {
  const lines = untranslatedText(tag, readText)
  const hasContent = requested.includes('--content') && existsSync('.generated/catalogue-manifest.json')
  const content = hasContent ? untranslatedContent(tag, readText) : []
  process.stdout.write(`${[...lines, ...content].join('\n')}\n`)
}
