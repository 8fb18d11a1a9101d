import type { ReactNode } from 'react'
import type { Locale } from '#isomorphic/words/locale.ts'
import { sortUnranked } from '#isomorphic/words/sort-by-name.ts'
import { LocaleContext } from '#isomorphic/words/use-words.ts'
import type { ArticleRecord, TopicRecord } from '#src/catalogue/article-types.ts'
import type {
  BestInTravelRecord,
  CompiledParts,
  ContinentRecord,
  DestinationRecord,
  HomeRecord,
  LocatorBase,
  PlacesRecord,
} from '#src/catalogue/catalogue-types.ts'
import { WorldDots } from '#src/maps/continent-map.tsx'
import { MapLayers } from '#src/maps/locator-map.tsx'
import { LocatorMarks } from '#src/maps/locator-mark.tsx'
import { MapInset } from '#src/maps/map-inset.tsx'
import { PlaceRows } from '#src/site/components/place-row-list.tsx'
import { PosterGridItems } from '#src/site/components/poster-grid.tsx'
import { DiagramFigure } from './destination/diagram/diagram-figure.tsx'
import { splitChildPlaces } from './destination/pages/destination-places.tsx'
import { Rungs } from './destination/pages/nearby-ladder.tsx'
import { SightEntries } from './destination/pages/sight-list.tsx'
import { ContinentEntries } from './lists/pages/continent-index.tsx'
import { RAIL_LENGTH } from './lists/pages/home-page.tsx'
import { PosterRailItems } from './lists/pages/poster-rail.tsx'
import { RankedPlace } from './lists/pages/ranked-place.tsx'
import { Stamps } from './story/pages/stamp-sheet.tsx'
import { StoryCards } from './story/pages/story-grid.tsx'
import { StoryLeadItems } from './story/pages/story-lead.tsx'

/** Renders to static markup: the renderer of the compiler. */
export type RenderStatic = (node: ReactNode) => string

type Nodes = Readonly<Record<string, ReactNode>>

/** Parts without markup are omitted. */
function renderParts(render: RenderStatic, nodes: Nodes): CompiledParts {
  const parts = Object.entries(nodes).map(
    ([name, node]) => [name, node === null || node === false ? '' : render(node)] as const,
  )
  return Object.fromEntries(parts.filter(([, html]) => html !== ''))
}

function placeParts(place: DestinationRecord, locale: Locale): Nodes {
  const { isRow, first, rest } = splitChildPlaces(place, locale)
  return {
    marks: place.map && <LocatorMarks marks={place.map.marks} />,
    sights: <SightEntries sights={place.sights} path={place.path} />,
    first: isRow ? <PosterGridItems places={first} /> : null,
    rest: <PlaceRows places={rest} />,
    stories: <StoryCards stories={place.stories} />,
    diagram: place.diagram !== undefined && <DiagramFigure diagram={place.diagram} />,
    nearby: place.nearby.length > 0 && <Rungs places={place.nearby} />,
  }
}

const homeParts = (home: HomeRecord): Nodes => ({
  rail: <PosterRailItems places={home.bestInTravel.slice(0, RAIL_LENGTH)} />,
  topics: <Stamps topics={home.topics} />,
  stories: <StoryLeadItems stories={home.stories} />,
  world: <WorldDots world={home.world} />,
  continents: <ContinentEntries continents={home.continents} />,
})

const articleParts = ({ places, related, route }: ArticleRecord): Nodes => ({
  places: <PlaceRows places={places} />,
  related: <StoryCards stories={related} />,
  marks: route && <LocatorMarks marks={route.marks} />,
})

/**
 * Adds precompiled markup to page records: everything that is the same for all deployments and visitors, so that a page
 * is assembled from few parts (docs/adr/0023).
 */
export function createCompiledParts(renderStatic: RenderStatic, locale: Locale) {
  const render: RenderStatic = (node) => renderStatic(<LocaleContext value={locale}>{node}</LocaleContext>)
  const withMap = <Base extends LocatorBase>(base: Base): Base => ({
    ...base,
    html: { layers: render(<MapLayers base={base} />), inset: render(<MapInset base={base} />) },
  })
  return {
    place: (place: DestinationRecord): DestinationRecord => ({
      ...place,
      parts: renderParts(render, placeParts(place, locale)),
    }),
    home: (home: HomeRecord): HomeRecord => ({ ...home, parts: renderParts(render, homeParts(home)) }),
    continent: (continent: ContinentRecord): ContinentRecord => ({
      ...continent,
      parts: renderParts(render, {
        featured: <PosterGridItems places={sortUnranked(continent.featured, locale)} />,
      }),
    }),
    places: ({ continents, ...rest }: PlacesRecord): PlacesRecord => ({
      ...rest,
      continents: continents.map((continent) => ({
        ...continent,
        parts: renderParts(render, { featured: <PosterGridItems places={continent.featured} /> }),
      })),
    }),
    bestInTravel: ({ entries, ...rest }: BestInTravelRecord): BestInTravelRecord => ({
      ...rest,
      entries: entries.map((entry) => ({ ...entry, html: render(<RankedPlace entry={entry} />) })),
    }),
    article: (article: ArticleRecord): ArticleRecord => ({
      ...article,
      route: article.route && { ...article.route, base: withMap(article.route.base) },
      parts: renderParts(render, articleParts(article)),
    }),
    topic: (topic: TopicRecord): TopicRecord => ({
      ...topic,
      parts: renderParts(render, { articles: <StoryCards stories={topic.articles} /> }),
    }),
    map: withMap,
  }
}

export type CompiledPartsRenderer = ReturnType<typeof createCompiledParts>
