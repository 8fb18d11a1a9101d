import type { Glossary } from './glossary.ts'
import type { NamedText } from './refused-words.ts'
import { readSourceWords } from './source-words.ts'

export type WordCounts = {
  /** Words of all comments. */
  readonly words: number
  readonly standard: number
  readonly privateWords: number
}

const countAll = (text: string, patterns: readonly RegExp[]): number =>
  patterns.reduce((sum, pattern) => sum + Array.from(text.matchAll(pattern)).length, 0)

/** Counts standard terms and private words in the comments of the TypeScript files among `files`. */
export function countVocabulary(files: readonly NamedText[], glossary: Glossary): WordCounts {
  const text = files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap((file) => readSourceWords(file.path, file.text).comments)
    .map((comment) => comment.text.replaceAll(/\s*\n[ \t]*\*? ?/g, ' '))
    .join('\n')
  return {
    words: Array.from(text.matchAll(/[A-Za-z][\w'’-]*/g)).length,
    standard: countAll(text, glossary.standard),
    privateWords: countAll(text, glossary.counted),
  }
}

const perThousand = (count: number, words: number): string => ((count * 1000) / words).toFixed(1)

/** One line for people: both counts per 1,000 words of comments, and private words per standard term. */
export function describeCounts({ words, standard, privateWords }: WordCounts): string {
  const ratio = (privateWords / standard).toFixed(2)
  const standardRate = perThousand(standard, words)
  const privateRate = perThousand(privateWords, words)
  return `${words} words of comments; per 1,000: ${standardRate} standard terms, ${privateRate} private words; ratio ${ratio}`
}
