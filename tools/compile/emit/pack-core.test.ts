import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ArticlesRecord } from '#src/catalogue/article-types.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { CoreCatalogue } from '#src/catalogue/core-catalogue-types.ts'
import type { FrontCatalogue } from '#src/catalogue/front-catalogue.ts'
import type { PackedCore } from '#src/catalogue/packed-core.ts'
import { unpackCore } from '#src/catalogue/unpack-core.ts'
import { compileContent } from '#tools/compile/compile-content.ts'
import {
  type ContentFixture,
  createContentFixture,
  PROJECT_ROOT,
} from '#tools/compile/fixtures/content-fixture.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { drawSample } from '#tools/compile/maps/sample-drawing.ts'

const MINUTES = 60_000

let fixture: ContentFixture
let shardDir: string
let core: CoreCatalogue

const readJson = <T>(...path: readonly string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T

beforeAll(async () => {
  fixture = createContentFixture()
  const { folder: outDir, contentDir } = fixture
  // The bundled catalogue contains no maps.
  const settings = { root: PROJECT_ROOT, geodata, contentDir, outDir, draw: drawSample }
  const { written } = await compileContent(settings)
  shardDir = join(outDir, written?.version ?? '')
  const front = readJson<FrontCatalogue>(outDir, 'catalogue-front.json')
  core = unpackCore(readJson<PackedCore>(outDir, 'catalogue-core.json'), front)
}, 5 * MINUTES)
afterAll(() => fixture.remove())

function placesOfShards(): ReadonlyMap<string, DestinationRecord> {
  const names = readdirSync(shardDir).filter((name) => name.startsWith('place-'))
  const records = names.flatMap((name) =>
    Object.values(readJson<Record<string, DestinationRecord[]>>(shardDir, name)).flat(),
  )
  return new Map(records.map((record) => [record.path, record]))
}

it('bundles the countries and all places with a guide, identical to the shards', () => {
  const records = placesOfShards()
  expect(core.items).toHaveLength(245)
  for (const { parentName, continent, ...item } of core.items) {
    const record = records.get(item.path)
    expect(record).toMatchObject({ ...item, continent: { slug: continent } })
    const parents = [record?.continent, ...(record?.ancestors ?? [])].map((parent) => parent?.name)
    expect(parents).toContain(parentName)
  }
})

/** A shard without precompiled markup. */
const withoutParts = (shard: unknown): unknown =>
  JSON.parse(JSON.stringify(shard, (key, value: unknown) => (key === 'parts' ? undefined : value)))

it('unpacks every list of a page identical to its shard', () => {
  expect(core.home).toEqual(withoutParts(readJson(shardDir, 'home.json')))
  expect(core.places).toEqual(withoutParts(readJson(shardDir, 'places.json')))
  expect(core.stories).toEqual(readJson<ArticlesRecord>(shardDir, 'articles.json').articles)
  expect(core.collections).toEqual(readJson(shardDir, 'campaigns.json'))
  expect(core.textPages).toEqual(readJson(shardDir, 'text-pages.json'))
})
