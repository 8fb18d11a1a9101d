import type { LocaliseText } from '#src/words/content/create-text-localiser.ts'
import type { PageShard } from './read-page-shards.ts'

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
export function untranslatedContent(shards: readonly PageShard[], localise: LocaliseText): readonly string[] {
  const counts: Counts = new Map()
  const add = (text: string): void => void counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const { content } of shards) countTexts(content, add)
  return [...counts]
    .filter(([text, count]) => count >= MIN_COUNT && localise(text) === null)
    .toSorted(([, one], [, other]) => other - one)
    .map(([text, count]) => `${count} × ${text}`)
}
