import { join } from 'node:path'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { TRANSLATION_REPORT } from '#src/admin/languages/translation-report.ts'
import { compileYear } from '#tools/command/compile-year.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import { createAlmanac } from './almanac/almanac.ts'
import { almanacRequest } from './almanac/almanac-tables.ts'
import { firstMonthOf } from './almanac/feast-months.ts'
import { openPackedAlmanac, type PackedAlmanac } from './almanac/packed-almanac.ts'
import { buildCatalogue } from './build-catalogue.ts'
import type { CompileOptions, CompileResult } from './compile-options.ts'
import { emitShards } from './emit/emit-shards.ts'
import { withIndexedLanguages } from './emit/indexed-languages.ts'
import { routePages } from './emit/route-pages.ts'
import { createShardWriter } from './emit/shard-writer.ts'
import { type PageThread, startPageThread } from './emit/start-page-thread.ts'
import { writeGenerated } from './emit/write-generated.ts'
import { writeJsonLines } from './emit/write-json-lines.ts'
import { lazy } from './geography/memoize.ts'
import { createOutboundCollector } from './lists/outbound-links.ts'
import { openMapCache } from './maps/open-map-cache.ts'
import { writePrecomputedMaps } from './maps/precomputed-maps.ts'
import { loadCompiledParts } from './parts/load-compiled-parts.ts'
import type { Country } from './places/load-countries.ts'
import { listVisaRules } from './practical/visa-parts.ts'
import { bundleCompiler, type CompilerBundle } from './prepare/bundle-compiler.ts'
import { hashPosterArt } from './prepare/hash-sources.ts'
import { contentTexts, readCheckedContent, readContentFiles } from './read-checked-content.ts'
import type { Content } from './read-content.ts'
import { listDatedFacts } from './review/dated-facts.ts'
import { listSearchDocuments } from './search/search-documents.ts'
import { SEARCH_DOCUMENTS } from './search/search-documents-file.ts'
import { type ContentError, formatContentErrors } from './text/content-error.ts'
import { locateErrors } from './text/locate-errors.ts'
import { compileLanguages, withGuideTexts } from './translations/compile-languages.ts'
import { textInLanguages } from './translations/read-translations.ts'
import { compileTravelGraph } from './travel/compile-travel-graph.ts'
import { createAirportTowns } from './where/airport-towns.ts'

type OutputFolders = { readonly shardDir: string; readonly generatedDir: string }

/** The folders of the shards and of all other output. */
export function outputFolders({ root, outDir }: CompileOptions): OutputFolders {
  if (outDir !== undefined) return { shardDir: outDir, generatedDir: outDir }
  return { shardDir: join(root, 'public/_catalogue'), generatedDir: join(root, '.generated') }
}

type WriteOptions = CompileOptions & {
  readonly bundle: CompilerBundle
  readonly thread: PageThread
  readonly year: number
  readonly packed: PackedAlmanac
  /** Errors of the texts, which are checked meanwhile. */
  readonly checking: Promise<readonly ContentError[]>
}

/** @returns null when the texts have errors: nothing is written then */
async function writeCatalogue(
  options: WriteOptions,
  content: Content,
  countries: readonly Country[],
  geodata: Geodata,
) {
  const { shardDir, generatedDir } = outputFolders(options)
  const { root, year, generateCount = 0 } = options
  const { hashes, cache } = openMapCache(root, geodata, options.packsMaps)
  const travel = compileTravelGraph(content.travel, countries, geodata)
  // Before the wait for the almanac.
  const posterArt = hashPosterArt(root)
  const tables = options.packed.join(await options.thread.almanac)
  const built = buildCatalogue(content, countries, geodata, {
    root,
    generateCount,
    ...(options.draw === undefined
      ? { drawMap: cache.draw, drawLayer: cache.drawLayer }
      : { drawMap: options.draw }),
    year,
    posterArt,
    almanac: createAlmanac(firstMonthOf(year, process.env, Date.now()), content.holidays, tables),
    travel,
  })
  const { navigation } = built
  const writer = createShardWriter(shardDir, generatedDir)
  const languages = compileLanguages(content.translations, built.sources.places)
  options.thread.start({
    folder: writer.folder,
    languages: withGuideTexts(languages, content.translations),
    parts: options.bundle.parts,
  })
  // Listed when they are needed: the thread of pages waits for the places, not for them.
  const documents = lazy(() => [
    ...listSearchDocuments(built.sources, content.searchWords, (name) =>
      textInLanguages(content.translations, name),
    ),
  ])
  const { spellings } = content.searchWords
  const parts = await loadCompiledParts(options.bundle.parts)
  const sources = { ...built.sources, documents, parts, spellings }
  const outbound = createOutboundCollector()
  const { sitemap, ...counts } = emitShards(sources, routePages(writer, options.thread, outbound))
  writer.write('travel-graph', travel.data)
  const pages = await options.thread.finish()
  if ((await options.checking).length > 0) {
    writer.discard()
    return null
  }
  for (const [index, part] of sitemap.entries())
    writer.write(`sitemap-${index + 1}`, withIndexedLanguages(part, pages.indexed))
  writer.write(TRANSLATION_REPORT, pages.report)
  const totals = writer.finish(pages.totals)
  // Synthetic places would bloat the cache.
  if (options.draw === undefined && generateCount === 0) cache.save()
  if (options.packsMaps === true) {
    writePrecomputedMaps(hashes, cache.used())
    options.packed.pack(tables)
  }
  const manifest = {
    version: totals.version,
    ...counts,
    sitemapCount: sitemap.length,
    placeCount: sources.places.length,
  }
  writeGenerated(
    { dir: generatedDir, root },
    manifest,
    { ...content.site.data, navigation },
    {
      ...built,
      travel,
      outbound,
      languages,
      translations: content.translations,
      visas: listVisaRules(content.practical, DEFAULT_LOCALE),
      townOf: createAirportTowns(content.practical, countries),
      datedFacts: listDatedFacts(content.practical),
    },
  )
  writeJsonLines(join(generatedDir, SEARCH_DOCUMENTS), documents())
  return { ...manifest, ...totals }
}

/**
 * Compiles `content/` to the shards, the manifest and the site data of the worker (docs/adr/0003). The output is
 * deterministic. All errors of the content are returned; anything else throws.
 */
export async function compileContent(options: CompileOptions): Promise<CompileResult> {
  const { root, contentDir = join(root, 'content'), isCheckOnly = false } = options
  const format = (found: readonly ContentError[]): readonly string[] =>
    formatContentErrors(locateErrors(contentDir, found))
  if (isCheckOnly) return { errors: readCheckedContent(options).errors, written: null }
  const bundle = options.bundle ?? (await bundleCompiler(root))
  const thread = startPageThread(bundle.pageThread)
  try {
    const year = options.year ?? compileYear(process.env, Date.now())
    let packed = null as PackedAlmanac | null
    const { content, log, countries, geodata } = readContentFiles(options, (sources, shapes) => {
      packed = openPackedAlmanac(root, almanacRequest(year, sources, shapes))
      thread.startAlmanac(packed.missing)
    })
    const errors = log.list()
    if (content === null || packed === null || errors.length > 0) {
      const found = await thread.check(contentTexts(content))
      return { errors: format([...errors, ...found]), written: null }
    }
    const checking = thread.check(contentTexts(content))
    const writing = { ...options, year, thread, packed, checking, bundle }
    const written = await writeCatalogue(writing, content, countries, geodata)
    return { errors: format(await checking), written }
  } finally {
    await thread.stop()
  }
}
