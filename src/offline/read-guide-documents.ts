import type { OfflineSearchDocument } from '#isomorphic/offline/offline-search-index.ts'
import { readOfflineDocuments } from '#src/catalogue/offline-shard.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import type { Guide } from './find-guide.ts'

/**
 * Reads the search documents of a guide. Pages that it names without containing them, the places of a story, are found
 * through its own page.
 * @throws errors of `readShard`
 */
export async function readGuideDocuments(
  readShard: ReadShard,
  storyShardCount: number,
  { path, pages, namedPages }: Pick<Guide, 'path' | 'pages' | 'namedPages'>,
): Promise<readonly OfflineSearchDocument[]> {
  const [documents, named] = await Promise.all([
    readOfflineDocuments(readShard, storyShardCount, pages),
    readOfflineDocuments(readShard, storyShardCount, namedPages),
  ])
  const names = named.flatMap(({ terms }) => terms)
  return documents.map((document) =>
    document.path === path ? { ...document, inside: [...new Set([...document.inside, ...names])] } : document,
  )
}
