import { foldText } from '#client/search/matching/fold-text.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { CoreCatalogue } from '#src/catalogue/core-catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import { memberNames, namedPages, type PageRow } from '#src/site/page-row.ts'
import { type NearName, toNearName } from './name-nearness.ts'
import type { WantedKind } from './wanted-page.ts'

/** A page that an unknown address may have meant. */
export type NearPage = {
  readonly link: PageLink
  readonly kind: WantedKind | 'page'
  readonly names: readonly NearName[]
  /** Folded names of what it lies in. */
  readonly around: readonly string[]
  /** Null for pages other than places. */
  readonly place: PlaceSummary | null
}

/** A guide of many thousand written places is looked through no further than this: the rest is found by its title shard. */
const MOST_PLACES = 4000

function namesOf(texts: readonly string[]): readonly NearName[] {
  return [...new Set(texts.map(foldText))].filter((name) => name !== '').map(toNearName)
}

/** A place as a page, under the folded names given. */
export function toNearPlace(place: PlaceSummary, names: readonly NearName[]): NearPage {
  const { name, path, kind, parentName, continent } = place
  return {
    link: { name: kind === 'country' ? name : `${name}, ${parentName}`, path },
    kind: 'place',
    names,
    around: [...path.split('/').slice(2, -1), continent].map(foldText),
    place,
  }
}

function toPage(kind: NearPage['kind'], { name, path }: PageLink, others: readonly string[] = []): NearPage {
  return {
    link: { name, path },
    kind,
    names: namesOf([name, lastSegment(path), ...others]),
    around: [],
    place: null,
  }
}

/**
 * Every page by its names, to be made once and asked often.
 * @param core what the worker carries of the catalogue
 * @param rows of the table of pages
 */
export function buildNearIndex(core: CoreCatalogue, rows: readonly PageRow[]): readonly NearPage[] {
  const others = memberNames(rows)
  return [
    ...namedPages(rows).map((page) => toPage('page', page, page.otherNames)),
    ...[...core.textPages, ...core.campaigns].map(({ title, path }) => toPage('page', { name: title, path })),
    ...core.places.continents.map(({ name, slug, path }) =>
      toPage('place', { name, path }, [slug, ...(others.get(path) ?? [])]),
    ),
    ...core.home.topics.map((topic) => toPage('topic', topic, others.get(topic.path))),
    ...core.items
      .slice(0, MOST_PLACES)
      .map((item) => toNearPlace(item, namesOf([item.name, lastSegment(item.path)]))),
    ...core.stories.map(({ title, path }) => toPage('story', { name: title, path })),
  ]
}
