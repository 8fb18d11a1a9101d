import type { SpellingTerm } from '#client/search/matching/spelling.ts'
import { openSpellingBook, type SpellingBook } from '#client/search/matching/spelling-book.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'

export type SpellingReader = (readShard: ReadShard) => Promise<SpellingBook>

/**
 * Reads the terms that misspelt queries are compared with, and keeps them for as long as the isolate lives: they are of one
 * build, as it is. A catalogue without them, such as the one that stands in, gives an empty book, which is not kept. Rejects as
 * `readShard` does.
 */
export function createSpellingReader(): SpellingReader {
  let opened: SpellingBook | null = null
  return async (readShard) => {
    if (opened !== null) return opened
    const terms = await readShard<readonly SpellingTerm[]>('spelling')
    if (terms !== null) opened ??= openSpellingBook(terms)
    return opened ?? openSpellingBook([])
  }
}
