import { foldText } from '#isomorphic/search/fold-text.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { CoreCatalogue } from '#src/catalogue/core-catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import { memberNames, namedPages, type PageRow } from '#src/site/page-row.ts'
import { type ComparableName, toComparableName } from './name-similarity.ts'
import type { RequestedKind } from './requested-page.ts'

/** A page that may match an unknown URL. */
export type CandidatePage = {
  readonly link: PageLink
  readonly kind: RequestedKind | 'page'
  readonly names: readonly ComparableName[]
  /** Folded names of the places that contain it. */
  readonly parents: readonly string[]
  /** Null for pages other than places. */
  readonly place: PlaceSummary | null
}

/** Further places of a large guide are found through their title shard. */
const MAX_INDEXED_PLACES = 4000

function toComparableNames(texts: readonly string[]): readonly ComparableName[] {
  return [...new Set(texts.map(foldText))].filter((name) => name !== '').map(toComparableName)
}

/** A place as a candidate with the given folded names. */
export function toCandidatePlace(place: PlaceSummary, names: readonly ComparableName[]): CandidatePage {
  const { name, path, kind, parentName, continent } = place
  return {
    link: { name: kind === 'country' ? name : `${name}, ${parentName}`, path },
    kind: 'place',
    names,
    parents: [...path.split('/').slice(2, -1), continent].map(foldText),
    place,
  }
}

function toCandidatePage(
  kind: CandidatePage['kind'],
  { name, path }: PageLink,
  others: readonly string[] = [],
): CandidatePage {
  return {
    link: { name, path },
    kind,
    names: toComparableNames([name, lastSegment(path), ...others]),
    parents: [],
    place: null,
  }
}

/**
 * Index of all pages by their names; build it once and reuse it.
 * @param core the catalogue data bundled with the worker
 * @param rows of the page table
 */
export function buildCandidateIndex(core: CoreCatalogue, rows: readonly PageRow[]): readonly CandidatePage[] {
  const others = memberNames(rows)
  return [
    ...namedPages(rows).map((page) => toCandidatePage('page', page, page.otherNames)),
    ...[...core.textPages, ...core.collections].map(({ title, path }) =>
      toCandidatePage('page', { name: title, path }),
    ),
    ...core.places.continents.map(({ name, slug, path }) =>
      toCandidatePage('place', { name, path }, [slug, ...(others.get(path) ?? [])]),
    ),
    ...core.home.topics.map((topic) => toCandidatePage('topic', topic, others.get(topic.path))),
    ...core.items
      .slice(0, MAX_INDEXED_PLACES)
      .map((item) => toCandidatePlace(item, toComparableNames([item.name, lastSegment(item.path)]))),
    ...core.stories.map(({ title, path }) => toCandidatePage('story', { name: title, path })),
  ]
}
