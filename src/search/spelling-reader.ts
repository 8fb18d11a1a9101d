import type { SpellingTerm } from '#isomorphic/search/closest-spelling.ts'
import { createSpellingDictionary, type SpellingDictionary } from '#isomorphic/search/spelling-dictionary.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'

export type SpellingReader = (readShard: ReadShard) => Promise<SpellingDictionary>

/**
 * Reads the terms that misspelt queries are compared with, and keeps them for as long as the isolate lives: they are of one
 * build, as it is. A catalogue without them, such as the one that stands in, gives an empty book, which is not kept. Rejects as
 * `readShard` does.
 */
export function createSpellingReader(): SpellingReader {
  let cached: SpellingDictionary | null = null
  return async (readShard) => {
    if (cached !== null) return cached
    const terms = await readShard<readonly SpellingTerm[]>('spelling')
    if (terms !== null) cached ??= createSpellingDictionary(terms)
    return cached ?? createSpellingDictionary([])
  }
}
