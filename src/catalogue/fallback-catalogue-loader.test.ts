import { expect, it } from 'vitest'
import packed from '#generated/catalogue-core.json'
import frontData from '#generated/catalogue-front.json'
import manifest from '#generated/catalogue-manifest.json'
import { createFallbackLoader } from './fallback-catalogue-loader.ts'
import type { FrontCatalogue } from './front-catalogue.ts'
import type { PackedCore } from './packed-core.ts'

const load = createFallbackLoader(
  frontData as unknown as FrontCatalogue,
  manifest,
  async () => packed as unknown as PackedCore,
)

it('unpacks the fallback catalogue once for concurrent and later callers', async () => {
  const together = await Promise.all([1, 2, 3].map(load))
  expect(new Set([...together, await load()]).size).toBe(1)
})

it('finds names with diacritics as they are typed', async () => {
  const titles = (await load()).read<readonly { terms: readonly string[] }[]>('titles-7361') ?? []
  const terms = titles.flatMap((title) => title.terms)
  expect(terms).toContain('sao tome and principe')
  expect(terms).toContain('guinea bissau')
})
