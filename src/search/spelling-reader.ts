import type { SpellingTerm } from '#isomorphic/search/closest-spelling.ts'
import { createSpellingDictionary, type SpellingDictionary } from '#isomorphic/search/spelling-dictionary.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'

export type SpellingReader = (readShard: ReadShard) => Promise<SpellingDictionary>

/**
 * Creates a reader of the spelling dictionary, cached for the lifetime of the isolate, because it belongs to the build.
 * A catalogue without spelling terms, such as the fallback catalogue, yields an empty dictionary, which is not cached.
 * Rejects when the shard cannot be read.
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
