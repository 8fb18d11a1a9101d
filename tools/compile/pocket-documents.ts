import type { PocketDocument } from '#client/pocket/pocket-document.ts'
import { posterAddress } from '#client/posters/poster-address.ts'
import { pocketShardOf } from '#src/catalogue/pocket-shard.ts'
import { SEARCH_KIND_NAMES } from '#src/search/rules/search-kind.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { spellingTerms } from './text/spelling-terms.ts'
import { namedPages } from './title-index.ts'

/** As much of a text as the index of the site takes (tools/operate/search/indexed-document.ts). */
const MOST_TEXT = 20_000
/** Names of one page, and words of them, that a slip may have meant. */
const MOST_SPELLINGS = 200

type PocketShard = Record<string, PocketDocument>

function captionOf({ kind, parents }: SearchDocument): string {
  const lies = parents.map(({ name }) => name).join(' › ')
  return [SEARCH_KIND_NAMES[kind].one, lies].filter((part) => part !== '').join(' · ')
}

/**
 * What guides in the pocket are searched by, by shard and address: a country with all its places in one, some stories in
 * one.
 */
export function pocketShards(
  documents: readonly SearchDocument[],
  storyShardCount: number,
): ReadonlyMap<string, PocketShard> {
  const shards = new Map<string, PocketShard>()
  for (const { document, terms, inside, around, plain, order } of namedPages(documents)) {
    const { path, title, lead, text, poster } = document
    const name = pocketShardOf(path, storyShardCount)
    const shard = shards.get(name) ?? {}
    shard[path] = {
      ...{ path, title, terms, inside, around, plain, order, lead },
      caption: captionOf(document),
      text: text.slice(0, MOST_TEXT),
      picture: poster === null ? null : posterAddress(poster, '1x1', 'thumb'),
      spellings: spellingTerms([document], MOST_SPELLINGS),
    }
    shards.set(name, shard)
  }
  return shards
}
