import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenes } from '#art/scenes.ts'
import type { TravelGraphData } from '#isomorphic/travel-graph/travel-graph-data.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import { shardOf } from '#src/catalogue/shard-of.ts'
import type { CompiledPartsRenderer } from '#src/guide/compiled-parts.tsx'
import { placeDatesShards } from '#src/trips/place-dates.ts'
import { compileYear } from '#tools/command/compile-year.ts'
import { createAlmanac } from '#tools/compile/almanac/almanac.ts'
import { firstMonthOf } from '#tools/compile/almanac/feast-months.ts'
import { buildCatalogue } from '#tools/compile/build-catalogue.ts'
import { outputFolders } from '#tools/compile/compile-content.ts'
import type { CompileOptions } from '#tools/compile/compile-options.ts'
import { createPlaceEntry } from '#tools/compile/emit/emit-shards.ts'
import { setMarkup } from '#tools/compile/emit/set-markup.ts'
import { formatEntries } from '#tools/compile/emit/shard-entries.ts'
import { openMapCache } from '#tools/compile/maps/open-map-cache.ts'
import { leafOf } from '#tools/compile/places/place.ts'
import { hashPosterArt } from '#tools/compile/prepare/hash-sources.ts'
import { readContentFiles } from '#tools/compile/read-checked-content.ts'
import type { Content } from '#tools/compile/read-content.ts'
import { createContentErrors, formatContentError } from '#tools/compile/text/content-error.ts'
import { type ReadPage, readPage } from './read-page.ts'

/**
 * What a saved file led to: its page is written; its errors; or nothing, because only a complete compilation can tell
 * what depends on the file.
 */
export type PatchResult =
  | { readonly kind: 'written' }
  | { readonly kind: 'errors'; readonly errors: readonly string[] }
  | { readonly kind: 'needs-compilation' }

export type ContentSession = {
  /**
   * Compiles the page of one changed file into the existing output. Lists, search and maps keep what they had until the
   * next complete compilation.
   * @param path absolute
   */
  readonly patch: (path: string) => PatchResult
}

type SessionOptions = Pick<
  CompileOptions,
  'root' | 'contentDir' | 'outDir' | 'geodata' | 'draw' | 'year' | 'showsDrafts'
> & { readonly parts: CompiledPartsRenderer }

/** What depends on all places, as the last complete compilation found it. */
function readCompiled(generatedDir: string) {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(generatedDir, name), 'utf8'))
  return {
    travel: { data: read('travel-graph.json') as TravelGraphData },
    whereFacts: read('where-facts.json') as WhereFacts,
  }
}

/** Replaces a value in a list of pages; a page that is not in it is unknown. */
function replaced<T extends { readonly path: string }>(list: readonly T[], page: T): readonly T[] | null {
  return list.some(({ path }) => path === page.path)
    ? list.map((one) => (one.path === page.path ? page : one))
    : null
}

/** The content with the page replaced; null when there was no such page. */
function withPage(content: Content, page: ReadPage): Content | null {
  if (page.kind === 'place') {
    const authored = replaced(content.authored, page.place)
    return authored && { ...content, authored }
  }
  const articles = replaced(content.articles, page.article)
  return articles && { ...content, articles }
}

/**
 * Reads the complete content once, so that a change of one page takes a fraction of a second instead of a
 * complete compilation.
 * @returns null when the content has errors
 */
export function openContentSession(options: SessionOptions): ContentSession | null {
  const { root, parts } = options
  const contentDir = options.contentDir ?? join(root, 'content')
  const { shardDir, generatedDir } = outputFolders(options)
  // What only shows in all texts together, such as repeated passages, is left to the next complete compilation.
  const { content: read, countries, geodata, log: reading } = readContentFiles(options)
  if (read === null || reading.list().length > 0) return null
  const names = {
    countries: new Map(countries.map((country) => [country.slug, country])),
    scenes: Object.keys(scenes),
  }
  const { draw, drawLayer } = openMapCache(root, geodata).cache
  const maps = options.draw === undefined ? { drawMap: draw, drawLayer } : { drawMap: options.draw }
  const year = options.year ?? compileYear(process.env, Date.now())
  const compiled = readCompiled(generatedDir)
  // A patch changes no holiday: what the almanac has computed for one build holds for the next.
  const almanac = createAlmanac(firstMonthOf(year, process.env, Date.now()), read.holidays)
  const posterArt = hashPosterArt(root)
  const buildOptions = { root, generateCount: 0, ...maps, year, almanac, posterArt, ...compiled }
  const build = (content: Content) => buildCatalogue(content, countries, geodata, buildOptions).sources
  let content = read
  // Fills the caches of the builder, which the first patch would wait for otherwise.
  const first = build(content)
  createPlaceEntry({ ...first, parts }, first.places.slice(0, 1))

  function write(page: ReadPage, changed: Content): void {
    const { version, shardCount, storyShardCount } = JSON.parse(
      readFileSync(join(generatedDir, 'catalogue-manifest.json'), 'utf8'),
    ) as CatalogueManifest
    const sources = { ...build(changed), parts }
    const update = (name: string, change: (shard: Record<string, unknown>) => string): void => {
      const path = join(shardDir, version, `${name}.json`)
      writeFileSync(path, change(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>))
    }
    if (page.kind === 'article') {
      const { slug } = page.article
      const record = setMarkup(parts.article(sources.stories.recordOf(page.article)))
      update(`article-${shardOf(slug, storyShardCount)}`, (shard) =>
        JSON.stringify({ ...shard, [slug]: record }),
      )
      return
    }
    const slug = page.place.path.split('/').at(-1) ?? ''
    const entry = setMarkup(
      createPlaceEntry(
        sources,
        sources.places.filter((place) => leafOf(place) === slug),
      ),
    )
    update(`place-${shardOf(slug, shardCount)}`, (shard) =>
      formatEntries(Object.entries({ ...shard, [slug]: entry })),
    )
    const place = sources.places.find(({ path }) => path === page.place.path)
    if (place === undefined) return
    update(placeDatesShards.nameOf(placeDatesShards.indexOf(place.path)), (shard) =>
      formatEntries(Object.entries({ ...shard, [place.path]: sources.records.datesOf(place) })),
    )
  }

  return {
    patch(path) {
      const log = createContentErrors()
      const context = { contentDir, showsDrafts: options.showsDrafts ?? false, names, geodata, content }
      const page = readPage(path, context, log.report)
      const errors = log.list().map(formatContentError)
      if (errors.length > 0) return { kind: 'errors', errors }
      const changed = page && withPage(content, page)
      if (page === null || changed === null) return { kind: 'needs-compilation' }
      write(page, changed)
      content = changed
      return { kind: 'written' }
    },
  }
}
