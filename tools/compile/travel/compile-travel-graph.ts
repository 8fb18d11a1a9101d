import type { TravelGraphData } from '#isomorphic/travel-graph/travel-graph-data.ts'
import { readAtlasTopology } from '#tools/compile/geography/atlas-topology.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import { readWaters } from '#tools/compile/geography/waters/waters.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import { createEndTable } from './end-table.ts'
import { estimateEdges } from './estimate-edges.ts'
import { type IndexedLeg, indexLegs } from './index-legs.ts'
import { joinItineraries } from './join-itineraries.ts'
import { createLandMask } from './land-mask.ts'
import { createLegMinutes } from './leg-minutes.ts'
import { locateEnds } from './locate-ends.ts'
import { packTravelGraph, regionsOfPlaces } from './pack-travel-graph.ts'
import type { TravelContent } from './read-travel.ts'

export type CompiledTravelGraph = {
  readonly data: TravelGraphData
  /** Number of edges by their source: way, day trip, link, gateway, itinerary, estimate. */
  readonly edgeCounts: Readonly<Record<string, number>>
}

/** Returns whether the guide counts on the land border of two countries: none of the two is warned of, none has shut it. */
function createBorderTest({
  links,
  warnedCountries,
}: TravelContent): (one: string, other: string) => boolean {
  const warned = new Set(warnedCountries)
  const closed = new Set(links.closedBorders.map((pair) => pair.toSorted().join(' ')))
  return (one, other) =>
    one === other || !(warned.has(one) || warned.has(other) || closed.has([one, other].toSorted().join(' ')))
}

/** Compiles what guides say of ways, and estimates between neighbours, to the file of `isomorphic/travel-graph`. */
export function compileTravelGraph(
  travel: TravelContent,
  countries: readonly Country[],
  geodata: Geodata,
): CompiledTravelGraph {
  const { legs, pages, links } = travel
  const services = legs.filter(({ source }) => source !== 'itinerary')
  const table = createEndTable(
    [...pages.values()],
    services.flatMap(({ from, to }) => [from, to]),
    links.regions,
  )
  const indexed = indexLegs(services, table)
  const land = readAtlasTopology('10m').land()
  const ends = locateEnds(table, indexed, { links, countries, geodata, land })
  const isOpen = createBorderTest(travel)
  const mayCross = ({ one, other }: IndexedLeg): boolean =>
    isOpen(ends[one]?.country ?? '', ends[other]?.country ?? '')
  // A service into a country with a warning is not counted on, unless a guide states it with hours.
  const known = indexed.filter((leg) => leg.minutes !== null || leg.mode === 'boat' || mayCross(leg))
  const itineraries = joinItineraries(legs, table).filter(
    (leg) => mayCross(leg) && ends[leg.one]?.landmass === ends[leg.other]?.landmass,
  )
  const authored = [...known, ...itineraries]
  const overland = authored.filter(({ mode }) => mode !== 'air' && mode !== 'boat')
  const bySlug = new Map(countries.map((country) => [country.slug, country]))
  const areNeighbours = (one: string, other: string): boolean => {
    const codes = bySlug.get(other)?.codes ?? []
    const borders = (bySlug.get(one)?.codes ?? []).flatMap((code) => geodata.neighboursOf(code))
    return codes.some((code) => borders.includes(code))
  }
  const isLand = createLandMask(land, readWaters().lakes)
  const estimates = estimateEdges({
    ends,
    joined: overland.map(({ one, other }) => [one, other]),
    isLand,
    isOpen: (one, other) => one === other || (areNeighbours(one, other) && isOpen(one, other)),
  }).map((edge): IndexedLeg => ({ ...edge, mode: 'road', minutes: null, months: null, source: 'estimate' }))
  const all = [...authored, ...estimates]
  const minutesOf = createLegMinutes(indexed, ends, (country) => bySlug.get(country)?.continent ?? '')
  const bySource = Map.groupBy(all, ({ source }) => source)
  return {
    data: packTravelGraph(
      { table, located: ends, legs: all, regions: regionsOfPlaces(links.regions) },
      minutesOf,
    ),
    edgeCounts: Object.fromEntries([...bySource].map(([source, edges]) => [source, edges.length])),
  }
}
