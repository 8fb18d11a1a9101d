import { formatNumber } from '#isomorphic/words/formats.ts'

const number = (count: number): string => formatNumber('en', count)

const SOURCES: Readonly<Record<string, string>> = {
  way: 'Ways of guides',
  'day trip': 'Day trips of guides',
  link: 'Links of content/travel-links.yaml',
  gateway: 'Approaches of practical facts, hours estimated',
  itinerary: 'Legs of itineraries, hours estimated',
  estimate: 'By road between neighbours, hours estimated',
}

type Counts = {
  readonly placeCount: number
  readonly statedCount: number
  readonly seasonalCount: number
  readonly edgeCounts: Readonly<Record<string, number>>
}

/** `/desk/ways` */
export const en = {
  lead: ({ placeCount, statedCount, seasonalCount, edgeCounts }: Counts) => {
    const all = Object.values(edgeCounts).reduce((sum, count) => sum + count, 0)
    return `${number(placeCount)} places and ${number(all)} edges: ${number(statedCount)} with the hours of editors, ${number(seasonalCount)} in some months only. The rest is estimated.`
  },
  map: {
    label: 'The travel graph on a map of the world',
    stated: 'Hours of editors',
    estimated: 'Estimate',
    air: 'Flight',
    bare: 'Place that no stated edge reaches',
  },
  sources: 'Edges by source',
  sourceName: (source: string) => SOURCES[source] ?? source,
  unjoined: (count: number) => `Places without an edge (${count})`,
  detours: (count: number) => `Long ways round (${count})`,
  detoursLead:
    'Pairs of places up to 300 km apart, on one mass of land, that the graph joins at less than 30 km an hour or not at all; slowest first. A closed border is a reason, a missing way is a gap.',
  estimatedOnly: (count: number) => `Places with estimates only (${count})`,
  points: (shown: number, count: number) =>
    shown < count ? `Ends without a page (${shown} of ${number(count)})` : `Ends without a page (${count})`,
  pointsLead:
    'Names that ways and day trips lead to and that are points of content/travel-points.yaml, stops or sights, by the number of their edges. One with many edges may deserve a page.',
  columns: {
    place: 'Place',
    path: 'Path',
    source: 'Source',
    edges: 'Edges',
    from: 'From',
    to: 'To',
    km: 'Kilometres',
    hours: 'Hours',
    point: 'Name',
  },
  noJourney: 'No journey',
  none: 'None.',
}
