import { beforeAll, describe, expect, it, vi } from 'vitest'
import { TRANSLATED_TAGS, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { parseSearchRequest } from '#src/search/rules/search-request.ts'
import { createSpellingReader } from '#src/search/spelling-reader.ts'
import { runSearch } from '#src/search/store/run-search.ts'
import { createIndexCache, openSearchDatabase } from '#src/search/store/search-database.ts'
import type { LanguageContent } from '#src/words/content/language-content.ts'
import { sampleOf } from '#test/support/sample.ts'
import { buildSearchIndexForTests, searchDb } from '#test/support/worker/build-search-index.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'

vi.setConfig({ testTimeout: 120_000 })

type Chunk = { readonly default: unknown }

const NAMES: Readonly<Record<TranslatedTag, () => Promise<Chunk>>> = {
  de: () => import('#generated/languages/de.json'),
  fr: () => import('#generated/languages/fr.json'),
  es: () => import('#generated/languages/es.json'),
  it: () => import('#generated/languages/it.json'),
  cs: () => import('#generated/languages/cs.json'),
}

/** Each language tries other places. */
const SAMPLE_STEP = 3
/** Names in a language that are those of another place as well: either may come first. */
const SHARED_NAMES = new Set(['granada', 'grenade', 'mexico', 'salvador'])
const MAX_RANK_OF_SHARED = 3

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

describe('searches for places by their names in a language', () => {
  const readSpelling = createSpellingReader()
  const database = openSearchDatabase(searchDb, createIndexCache())
  beforeAll(async () => {
    await buildSearchIndexForTests()
    await readSpelling(readShard)
  }, 120_000)

  async function firstHits(query: string): Promise<readonly string[]> {
    const request = parseSearchRequest(new URLSearchParams({ q: query }))
    const { hits } = await runSearch(database, await readSpelling(readShard), request)
    return hits
      .slice(0, SHARED_NAMES.has(withoutAccents(query)) ? MAX_RANK_OF_SHARED : 1)
      .map(({ path }) => path)
  }

  it.each(sampleOf(TRANSLATED_TAGS))(
    'lead to the place first, in %s, with accents and without',
    async (tag) => {
      const { names } = (await NAMES[tag]()).default as LanguageContent
      const first = TRANSLATED_TAGS.indexOf(tag) % SAMPLE_STEP
      const places = Object.entries(names).filter((_, index) => index % SAMPLE_STEP === first)
      expect(places.length).toBeGreaterThan(50)
      const missed: unknown[] = []
      for (const [path, name] of places)
        for (const query of new Set([name, withoutAccents(name)])) {
          const found = await firstHits(query)
          if (!found.includes(path)) missed.push([query, path, found])
        }
      expect(missed).toEqual([])
    },
  )
})
