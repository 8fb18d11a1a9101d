import type { OfflineSearchDocument } from '#isomorphic/offline/offline-search-index.ts'
import { posterAddress } from '#isomorphic/posters/poster-address.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { offlineShardOf } from '#src/catalogue/offline-shard.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { SEARCH_WORDS } from '#src/search/words/search-words.ts'
import { spellingTerms } from './spelling-terms.ts'
import type { IndexedPage } from './title-index.ts'

/** The same limit as in the site's index (tools/operate/search/indexed-document.ts). */
const MAX_TEXT_CHARACTERS = 20_000
/** Maximum number of spelling terms of one page. */
const MAX_SPELLINGS = 200

type OfflineSearchShard = Record<string, OfflineSearchDocument>

function captionOf({ kind, parents }: SearchDocument): string {
  const lies = parents.map(({ name }) => name).join(' › ')
  return [SEARCH_WORDS[DEFAULT_LOCALE].kinds[kind].one, lies].filter((part) => part !== '').join(' · ')
}

/**
 * Shards for searching offline guides, by shard and path: a country with all its places in one, several stories in one.
 */
export function createOfflineSearchShards(
  pages: readonly IndexedPage<SearchDocument>[],
  storyShardCount: number,
): ReadonlyMap<string, OfflineSearchShard> {
  const shards = new Map<string, OfflineSearchShard>()
  for (const { document, terms, inside, around, plain, order } of pages) {
    const { kind, path, title, lead, text, poster } = document
    if (kind === 'topic' || kind === 'page') continue
    const name = offlineShardOf(path, storyShardCount)
    const shard = shards.get(name) ?? {}
    shard[path] = {
      ...{ path, title, terms, inside, around, plain, order, lead },
      caption: captionOf(document),
      text: text.slice(0, MAX_TEXT_CHARACTERS),
      picture: poster === null ? null : posterAddress(poster, '1x1', 'thumb'),
      spellings: spellingTerms([document], MAX_SPELLINGS),
    }
    shards.set(name, shard)
  }
  return shards
}
