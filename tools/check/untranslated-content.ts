import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { createTextLocaliser } from '#src/words/content/create-text-localiser.ts'
import type { LanguageContent } from '#src/words/content/language-content.ts'

/** Shards with text for pages; one language reads all of them in some seconds. */
const PAGE_SHARD = /^(?:place|continent|home|places|best|topic|article|country|text|campaign|site)/
/** A text in the markup of a translated record that is still English, without what is in it. */
const TEXT_NODE = />([^<>]+)</g
const MAX_LENGTH = 90
const MIN_COUNT = 3
/** Slugs, paths and codes of one word in lower case are no text. */
const CODE = /^(?:\/|[a-z-]+$)/
const WORD = /\p{L}{2}/u

type Counts = Map<string, number>

function countTexts(value: unknown, add: (text: string) => void): void {
  if (typeof value === 'string') {
    const isMarkup = value.trimStart().startsWith('<')
    for (const text of isMarkup ? [...value.matchAll(TEXT_NODE)].map(([, node = '']) => node) : [value])
      if (text.trim().length <= MAX_LENGTH && WORD.test(text) && !CODE.test(text)) add(text.trim())
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) if (field !== 'parts') countTexts(inner, add)
  }
}

/** Lists short texts that occur several times in the compiled content and that a language lacks, with their number. */
export function untranslatedContent(tag: LocaleTag, readText: (path: string) => string): readonly string[] {
  const { version } = JSON.parse(readText('.generated/catalogue-manifest.json')) as {
    readonly version: string
  }
  const content = JSON.parse(readText(`.generated/languages/${tag}.json`)) as LanguageContent
  const localise = createTextLocaliser(tag, content)
  const folder = join('public/_catalogue', version)
  const names = readdirSync(folder).filter((name) => PAGE_SHARD.test(name))
  const counts: Counts = new Map()
  const add = (text: string): void => void counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const name of names) countTexts(JSON.parse(readText(join(folder, name))), add)
  return [...counts]
    .filter(([text, count]) => count >= MIN_COUNT && localise(text) === null)
    .toSorted(([, one], [, other]) => other - one)
    .map(([text, count]) => `${tag}: ${count} × ${text}`)
}
