import { DEFAULT_LOCALE, type LocaleTag, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { loadLate } from '#src/platform/loading/load-late.ts'
import type { Overland } from './overland.ts'
import type { WhereData } from './read-where-data.ts'

/** What the pages of `/where` need besides the request. */
export type WhereSources = { readonly data: WhereData; readonly overland: Overland }
/** Loads the sources with the names of feasts in a language. */
export type LoadWhereSources = (locale: LocaleTag) => Promise<WhereSources>

async function load(): Promise<WhereSources> {
  const [{ readWhereData }, { loadTravelGraph }] = await Promise.all([
    import('./read-where-data.ts'),
    import('#src/travel-graph/load-travel-graph.ts'),
  ])
  const [data, overland] = await Promise.all([readWhereData(), loadTravelGraph()])
  return { data, overland }
}

/**
 * Creates a loader of the facts and of the travel graph: chunks of their own, so that other requests do not pay for
 * them (docs/adr/0022).
 */
export function createWhereSources(): LoadWhereSources {
  const loadEnglish = loadLate(load)
  const languages = new Map<TranslatedTag, () => Promise<WhereSources>>()

  async function translate(tag: TranslatedTag): Promise<WhereSources> {
    const [{ data, overland }, { readFeasts }] = await Promise.all([
      loadEnglish(),
      import('./feasts-in-languages.ts'),
    ])
    const cards = { ...data.cards, feasts: await readFeasts(tag) }
    return { data: { ...data, cards }, overland }
  }

  return (tag) => {
    if (tag === DEFAULT_LOCALE) return loadEnglish()
    const loadLanguage = languages.get(tag) ?? loadLate(() => translate(tag))
    languages.set(tag, loadLanguage)
    return loadLanguage()
  }
}
