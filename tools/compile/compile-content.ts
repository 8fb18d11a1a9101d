import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { scenes } from '#art/scenes.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { createGeodata, type Geodata } from '#tools/compile/geography/create-geodata.ts'
import { compileYear } from './almanac/compile-year.ts'
import { type BuiltCatalogue, buildCatalogue } from './build-catalogue.ts'
import type { CompileOptions, CompileResult } from './compile-options.ts'
import { emitShards } from './emit/emit-shards.ts'
import { packCore } from './emit/pack-core.ts'
import { createShardWriter } from './emit/shard-writer.ts'
import { writeJsonLines } from './emit/write-json-lines.ts'
import { contentReport, type MeasuredText, measureGuide, measureStory } from './guide/content-report.ts'
import { rowPath } from './lists/best-in-travel-list.ts'
import { createOutboundCollector, type OutboundCollector } from './lists/outbound-links.ts'
import { createDrawMap, createMapCache } from './maps/map-cache.ts'
import { readPrecomputedMaps, writePrecomputedMaps } from './maps/precomputed-maps.ts'
import { type BundledParts, bundlePartsInParallel } from './parts/bundle-parts.ts'
import { loadCompiledParts } from './parts/load-compiled-parts.ts'
import { type Country, loadCountries } from './places/load-countries.ts'
import { hashMapArt } from './prepare/hash-sources.ts'
import { type Content, readContent } from './read-content.ts'
import { readRunbooks } from './runbooks/read-runbooks.ts'
import { listSearchDocuments } from './search/search-documents.ts'
import { SEARCH_DOCUMENTS } from './search/search-documents-file.ts'
import { createContentErrors, formatContentError } from './text/content-error.ts'
import { checkOverusedPhrases } from './text/overused-phrases.ts'
import { checkRepeatedPassages } from './text/repeated-passages.ts'

type OutputFolders = { readonly shardDir: string; readonly generatedDir: string }

function outputFolders({ root, outDir }: CompileOptions): OutputFolders {
  if (outDir !== undefined) return { shardDir: outDir, generatedDir: outDir }
  return { shardDir: join(root, 'public/_catalogue'), generatedDir: join(root, '.generated') }
}

function writeGenerated(
  { dir, root }: { readonly dir: string; readonly root: string },
  manifest: CatalogueManifest,
  site: SiteData,
  {
    core,
    front,
    outbound,
  }: Pick<BuiltCatalogue, 'core' | 'front'> & { readonly outbound: OutboundCollector },
): void {
  mkdirSync(dir, { recursive: true })
  const write = (name: string, content: unknown): void =>
    writeFileSync(join(dir, name), `${JSON.stringify(content)}\n`)
  write('catalogue-manifest.json', manifest)
  write('site.json', site)
  write('catalogue-front.json', front)
  write('catalogue-core.json', packCore(core, front))
  write('runbooks.json', readRunbooks(root))
  outbound.collect(site)
  write('outbound-links.json', outbound.list())
}

async function writeCatalogue(
  options: CompileOptions & { readonly bundled: BundledParts },
  content: Content,
  countries: readonly Country[],
  geodata: Geodata,
) {
  const { shardDir, generatedDir } = outputFolders(options)
  const { root, generateCount = 0 } = options
  const sourceHash = hashMapArt(root)
  const cache = createMapCache({
    folder: join(root, '.generated/maps'),
    sourceHash,
    draw: createDrawMap(geodata),
    precomputed: readPrecomputedMaps(sourceHash),
  })
  const built = buildCatalogue(content, countries, geodata, {
    root,
    generateCount,
    drawMap: options.draw ?? cache.draw,
    year: options.year ?? compileYear(process.env, Date.now()),
  })
  const { navigation } = built
  const documents = [...listSearchDocuments(built.sources)]
  const parts = await loadCompiledParts(options.bundled)
  const sources = { ...built.sources, documents, parts }
  const writer = createShardWriter(shardDir, generatedDir)
  const outbound = createOutboundCollector()
  const counts = emitShards(sources, {
    ...writer,
    write(name, record) {
      outbound.collect(record)
      writer.write(name, record)
    },
  })
  const totals = writer.finish()
  // Synthetic places would bloat the cache.
  if (options.draw === undefined && generateCount === 0) cache.save()
  if (options.packsMaps === true) writePrecomputedMaps(sourceHash, cache.used())
  const manifest = { version: totals.version, ...counts, placeCount: sources.places.length }
  writeGenerated(
    { dir: generatedDir, root },
    manifest,
    { ...content.site.data, navigation },
    { ...built, outbound },
  )
  writeJsonLines(join(generatedDir, SEARCH_DOCUMENTS), documents)
  return { ...manifest, ...totals }
}

function textsOf({ authored, articles, bestInTravel }: Content): readonly MeasuredText[] {
  const listed = new Set(bestInTravel.map(rowPath))
  return [
    ...authored.map((place) => measureGuide(place, listed.has(place.path))),
    ...articles.map(measureStory),
  ]
}

/**
 * Compiles `content/` to the shards, the manifest and the site data of the worker (docs/adr/0003). The output is
 * deterministic. All errors of the content are returned; anything else throws.
 */
export async function compileContent(options: CompileOptions): Promise<CompileResult> {
  const log = createContentErrors()
  const { root, isCheckOnly = false } = options
  const bundling = isCheckOnly ? null : bundlePartsInParallel(root, join(root, '.generated'))
  const geodata = options.geodata ?? createGeodata()
  const countries = loadCountries()
  const vocabulary = {
    countries: new Map(countries.map((country) => [country.slug, country])),
    scenes: Object.keys(scenes),
  }
  const contentDir = options.contentDir ?? join(root, 'content')
  const content = readContent(
    { contentDir, showsDrafts: options.showsDrafts === true },
    vocabulary,
    geodata,
    log.report,
  )
  const texts = content === null ? [] : textsOf(content)
  checkRepeatedPassages(texts, log.report)
  checkOverusedPhrases(texts, log.report)
  const errors = log.list().map(formatContentError)
  const report = options.isReported === true ? contentReport(texts) : []
  const bundled = await bundling
  if (content === null || errors.length > 0 || bundled === null) return { errors, report, written: null }
  const written = await writeCatalogue({ ...options, bundled }, content, countries, geodata)
  return { errors, report, written }
}

const USAGE =
  'npm run content -- [--check] [--report] [--drafts] [--pack-maps] [--generate 100000] [--out FOLDER]'

async function runFromCommandLine(): Promise<void> {
  // Pages are rendered by the production build of React, which is faster.
  process.env['NODE_ENV'] ??= 'production'
  const { values } = readArguments(USAGE, {
    options: {
      generate: { type: 'string', default: '0' },
      out: { type: 'string' },
      check: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      drafts: { type: 'boolean', default: false },
      'pack-maps': { type: 'boolean', default: false },
    },
  })
  if (!/^\d{1,7}$/.test(values.generate)) {
    console.error(`"${values.generate}" is no number of places\n${USAGE}`)
    process.exit(1)
  }
  const { errors, report, written } = await compileContent({
    root: resolve(import.meta.dirname, '../..'),
    generateCount: Number(values.generate),
    // A report is only read, so nothing is written.
    isCheckOnly: values.check || values.report,
    isReported: values.report,
    showsDrafts: values.drafts,
    packsMaps: values['pack-maps'],
    ...(values.out === undefined ? {} : { outDir: resolve(values.out) }),
  })
  for (const error of errors) console.error(error)
  for (const line of report) console.log(line)
  if (written !== null) console.log(JSON.stringify(written))
  if (errors.length > 0) process.exitCode = 1
}

if (import.meta.main) await runFromCommandLine()
