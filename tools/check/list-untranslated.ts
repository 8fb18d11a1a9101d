import { existsSync, readFileSync } from 'node:fs'
import { TRANSLATED_TAGS, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { createTextLocaliser, type LocaliseText } from '#src/words/content/create-text-localiser.ts'
import type { LanguageContent } from '#src/words/content/language-content.ts'
import { countTranslatedTexts } from './count-translated-texts.ts'
import { readPageShards } from './read-page-shards.ts'
import { untranslatedContent } from './untranslated-content.ts'
import { untranslatedText } from './untranslated-text.ts'

/**
 * `npm run languages`: prints what each language, or those given as arguments, still shows in English, and how many texts
 * of the compiled content it has, by kind; with `--content` also the short texts that it lacks, the most frequent first.
 */
const requested = process.argv.slice(2)
const readText = (path: string): string => readFileSync(path, 'utf8')
const tags = TRANSLATED_TAGS.filter((tag) => requested.includes(tag))
const shards = existsSync('.generated/catalogue-manifest.json') ? readPageShards(readText) : []

function localiserOf(tag: TranslatedTag): LocaliseText {
  const content = JSON.parse(readText(`.generated/languages/${tag}.json`)) as LanguageContent
  const guideTexts = JSON.parse(
    readText(`.generated/languages/${tag}-guides.json`),
  ) as LanguageContent['texts']
  return createTextLocaliser(tag, { ...content, texts: { ...content.texts, ...guideTexts } })
}

function contentLines(tag: TranslatedTag): readonly string[] {
  if (shards.length === 0) return ['run `npm run content` to count the texts of the content']
  const localise = localiserOf(tag)
  const counts = countTranslatedTexts(shards, localise).map(
    ({ kind, texts, translated }) => `${translated} of ${texts} texts of ${kind}`,
  )
  return [...counts, ...(requested.includes('--content') ? untranslatedContent(shards, localise) : [])]
}

for (const tag of tags.length === 0 ? TRANSLATED_TAGS : tags) {
  const lines = [...untranslatedText(tag, readText), ...contentLines(tag).map((line) => `${tag}: ${line}`)]
  process.stdout.write(`${lines.join('\n')}\n`)
}
