import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PosterTraits } from '#art/poster-traits.ts'
import { findDestination } from '#src/catalogue/catalogue.ts'
import type {
  DestinationRecord,
  HomeRecord,
  LocatorBase,
  PlaceSummary,
} from '#src/catalogue/catalogue-types.ts'
import { createReadShard } from '#src/catalogue/read-shard.ts'
import { shardOf } from '#src/catalogue/shard-of.ts'
import { createLru } from '#src/platform/lru.ts'
import { compileContent } from './compile-content.ts'
import type { CompileResult } from './compile-options.ts'
import { type ContentFixture, createContentFixture, PROJECT_ROOT } from './fixtures/content-fixture.ts'
import { geodata } from './geography/sample-geodata.ts'
import { createMapCache, type DrawMap } from './maps/map-cache.ts'
import { drawUncached, failOnUncachedMap } from './maps/sample-drawing.ts'
import { looksAlike } from './posters/assign-posters.ts'

const MINUTES = 60_000
const GENERATED = 700

let fixture: ContentFixture
let results: { readonly dir: string; readonly result: CompileResult }[]

const compile = async (name: string, generateCount: number, draw: DrawMap) => {
  const { contentDir, folder } = fixture
  const dir = join(folder, name)
  const settings = { root: PROJECT_ROOT, geodata, contentDir, generateCount, draw }
  return { dir, result: await compileContent({ ...settings, outDir: dir }) }
}

/** A map cache that starts with the maps of earlier runs. */
const SOURCE = {
  sourceHash: 'this drawing',
  layerHash: 'these labels',
  reusesLayers: true,
  precomputed: new Map(),
}
const mapCache = (draw: DrawMap) => createMapCache({ ...SOURCE, folder: join(fixture.folder, 'maps'), draw })

beforeAll(async () => {
  fixture = createContentFixture()
  const fresh = mapCache(drawUncached)
  const one = await compile('one', 0, fresh.draw)
  fresh.save()
  results = [
    one,
    await compile('two', 0, mapCache(failOnUncachedMap).draw),
    await compile('large', GENERATED, drawUncached),
  ]
}, 5 * MINUTES)
afterAll(() => fixture.remove())

function outcome(index: number) {
  const entry = results[index]
  const written = entry?.result.written
  if (entry === undefined || written === undefined || written === null) throw new Error('nothing was written')
  return { dir: entry.dir, shardDir: join(entry.dir, written.version), written }
}

const readJson = <T>(...path: readonly string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T
const readShard = (index: number) =>
  createReadShard({
    fetchText: async (path) => readFileSync(join(outcome(index).shardDir, basename(path)), 'utf8'),
    cacheFor: () => createLru<unknown>(1_000_000),
    version: 'v',
  })

function recordsOf(index: number): readonly DestinationRecord[] {
  const { shardDir } = outcome(index)
  const names = readdirSync(shardDir).filter((name) => name.startsWith('place-'))
  return names.flatMap((name) =>
    Object.values(readJson<Record<string, DestinationRecord[]>>(shardDir, name)).flat(),
  )
}

function traitsByPath(index: number): ReadonlyMap<string, PosterTraits> {
  return new Map(recordsOf(index).map(({ path, posterTraits }) => [path, posterTraits]))
}

function twinsIn(lists: readonly (readonly PlaceSummary[])[], traits: ReadonlyMap<string, PosterTraits>) {
  return lists.flatMap((list) =>
    list.filter(({ path }, index) => {
      const [one, other] = [traits.get(path), traits.get(list[index + 1]?.path ?? '')]
      return one !== undefined && other !== undefined && looksAlike(one, other)
    }),
  )
}

describe('compileContent', () => {
  it('produces the same bytes for the same content, with maps drawn or cached', () => {
    const [one, two] = [outcome(0), outcome(1)]
    expect(one.written).toEqual(two.written)
    for (const name of readdirSync(one.shardDir)) {
      expect(
        readFileSync(join(one.shardDir, name)).equals(readFileSync(join(two.shardDir, name))),
        name,
      ).toBe(true)
    }
    for (const name of ['catalogue-manifest', 'catalogue-core', 'catalogue-front', 'site']) {
      const [text, other] = [one, two].map(({ dir }) => readFileSync(join(dir, `${name}.json`), 'utf8'))
      expect(text).toBe(other)
    }
  })

  it(
    'removes the shards of an earlier version',
    async () => {
      const before = outcome(1).written.version
      fixture.write('navigation.yaml', fixture.read('navigation.yaml'))
      const page = 'destinations/africa/togo.md'
      const text = fixture.read(page)
      fixture.write(page, text.replace('Barely fifty', 'Hardly fifty'))
      const { dir, result } = await compile('two', 0, drawUncached)
      fixture.write(page, text)
      expect(result.written?.version).not.toBe(before)
      expect(readdirSync(dir).filter((name) => /^[0-9a-f]{10}$/.test(name))).toEqual([
        result.written?.version,
      ])
      results[1] = { dir, result }
    },
    MINUTES,
  )

  it('writes every place to the shard of its slug', async () => {
    const { written } = outcome(0)
    for (const path of ['/destinations/benin', '/destinations/togo/kara', '/destinations/fiji']) {
      expect(await findDestination(readShard(0), written.shardCount, path)).toMatchObject({
        kind: 'found',
        place: { path },
      })
    }
    const slugs = readdirSync(outcome(0).shardDir).filter((name) => name.startsWith('place-'))
    for (const name of slugs) {
      const index = Number(name.replace(/\D/g, ''))
      const shard = readJson<Record<string, unknown>>(outcome(0).shardDir, name)
      for (const slug of Object.keys(shard)) expect(shardOf(slug, written.shardCount)).toBe(index)
    }
  })

  it('gives every country a page, with facts only where there is no guide', () => {
    const records = recordsOf(0)
    expect(records).toHaveLength(245)
    const fiji = records.find(({ path }) => path === '/destinations/fiji')
    expect(fiji).toMatchObject({ overviewHtml: null, dates: null, rank: null, sections: [] })
    expect(fiji?.facts.map(({ label }) => label)).toContain('Capital')
  })

  it('references a map that exists on every page, with all marks inside the frame', () => {
    const { shardDir } = outcome(0)
    const bases = new Map<string, LocatorBase>()
    for (const { map } of recordsOf(0)) {
      if (map === null) throw new Error('a page without a map')
      const base = bases.get(map.baseId) ?? readJson<LocatorBase>(shardDir, `map-${map.baseId}.json`)
      bases.set(map.baseId, base)
      for (const { x, y } of map.marks) {
        expect(x >= 0 && x <= base.width && y >= 0 && y <= base.height).toBe(true)
      }
    }
  })

  it('shows a hero, Best in Travel and twelve months on the home page', () => {
    const home = readJson<HomeRecord>(outcome(0).shardDir, 'home.json')
    expect(home.hero.name).toBe('Benin')
    expect(home.bestInTravel.map(({ rank }) => rank)).toEqual([1])
    expect(home.inSeason).toHaveLength(12)
    // Togo would have the same poster as its neighbour Benin.
    expect(home.inSeason[0]?.map(({ name }) => name)).toEqual(['Benin'])
    expect(home.continents).toHaveLength(10)
    expect(home.world.dots[0]).toMatchObject({ name: 'Benin', isLabelled: true })
  })
})

describe('compileContent with synthetic places', () => {
  it('adds the requested number of places and leaves the home page unchanged', () => {
    expect(outcome(2).written.placeCount).toBe(245 + GENERATED)
    const [small, large] = [0, 2].map((index) => readJson<HomeRecord>(outcome(index).shardDir, 'home.json'))
    expect(large?.bestInTravel).toEqual(small?.bestInTravel)
  })

  it('never places two posters with the same scene and palette next to each other', () => {
    const traits = traitsByPath(2)
    const lists = recordsOf(2).flatMap(({ regions, cities, nearby }) => [regions, cities, nearby])
    const home = readJson<HomeRecord>(outcome(2).shardDir, 'home.json')
    expect(lists.filter((list) => list.length > 1).length).toBeGreaterThan(200)
    expect(twinsIn([...lists, home.bestInTravel, ...home.inSeason], traits)).toEqual([])
  })
})
