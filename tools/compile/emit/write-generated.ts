import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatedFacts } from '#src/admin/facts/dated-facts.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { SiteData } from '#src/site/site-types.ts'
import type { WhereCards } from '#src/where/where-cards.ts'
import type { BuiltCatalogue } from '#tools/compile/build-catalogue.ts'
import type { OutboundCollector } from '#tools/compile/lists/outbound-links.ts'
import { readRunbooks } from '#tools/compile/runbooks/read-runbooks.ts'
import { languageFiles, withGuideTexts } from '#tools/compile/translations/compile-languages.ts'
import type { LanguageContents } from '#tools/compile/translations/create-language-compilers.ts'
import type { AuthoredTranslations } from '#tools/compile/translations/read-translations.ts'
import type { CompiledTravelGraph } from '#tools/compile/travel/compile-travel-graph.ts'
import { reviewTravelGraph } from '#tools/compile/travel/review-travel-graph.ts'
import type { createAirportTowns } from '#tools/compile/where/airport-towns.ts'
import { feastsInLanguage, packWhereCards } from '#tools/compile/where/pack-where-cards.ts'
import { packWhereFacts } from '#tools/compile/where/pack-where-facts.ts'
import { packCore } from './pack-core.ts'

/** Writes what the worker and the tools import of the compiled content. */
export function writeGenerated(
  { dir, root }: { readonly dir: string; readonly root: string },
  manifest: CatalogueManifest,
  site: SiteData,
  {
    core,
    front,
    outbound,
    datedFacts,
    sources,
    languages,
    translations,
    travel,
    visas,
    townOf,
  }: Pick<BuiltCatalogue, 'core' | 'front' | 'sources'> & {
    readonly travel: CompiledTravelGraph
    readonly languages: LanguageContents
    readonly translations: AuthoredTranslations
    readonly visas: WhereCards['visas']
    readonly townOf: ReturnType<typeof createAirportTowns>
    readonly outbound: OutboundCollector
    readonly datedFacts: readonly DatedFacts[]
  },
): void {
  mkdirSync(dir, { recursive: true })
  const write = (name: string, content: unknown): void =>
    writeFileSync(join(dir, name), `${JSON.stringify(content)}\n`)
  write('catalogue-manifest.json', manifest)
  write('site.json', site)
  write('catalogue-front.json', front)
  write('catalogue-core.json', packCore(core, front))
  write('runbooks.json', readRunbooks(root))
  write('dated-facts.json', datedFacts)
  write('travel-graph.json', travel.data)
  write('travel-review.json', reviewTravelGraph(travel))
  write('where-facts.json', packWhereFacts(sources))
  write('where-cards.json', packWhereCards(sources, { visas, townOf }))
  mkdirSync(join(dir, 'languages'), { recursive: true })
  for (const [name, content] of languageFiles(languages, translations))
    write(`languages/${name}.json`, content)
  for (const [tag, { texts }] of Object.entries(withGuideTexts(languages, translations)))
    write(`languages/${tag}-feasts.json`, feastsInLanguage(sources.places, texts))
  outbound.collect(site)
  write('outbound-links.json', outbound.list())
}
