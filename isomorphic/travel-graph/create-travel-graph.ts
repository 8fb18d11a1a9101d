import { createPathSearch } from './create-path-search.ts'
import { edgeAt, indexEdges, type TravelEdge } from './edge-index.ts'
import { hoursOfPaths } from './journey-hours.ts'
import {
  type OverlandHours,
  TRAVEL_MODES,
  type TravelEnd,
  type TravelGraph,
  type TravelLeg,
} from './travel-graph.ts'
import { EDGE_FIELDS, POINT_STEPS, type TravelGraphData } from './travel-graph-data.ts'

const MINUTES_PER_HOUR = 60
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const RADIANS = Math.PI / 180

/** Turns the columns of the compiled file into objects. */
function createLegReader(data: TravelGraphData, edges: readonly TravelEdge[]) {
  const endAt = (index: number): TravelEnd => ({
    place: data.places[index] ?? null,
    name: data.names[index] ?? '',
    latitude: (data.points[2 * index] ?? 0) / POINT_STEPS,
    longitude: (data.points[2 * index + 1] ?? 0) / POINT_STEPS,
  })
  /** @param start the end from which it is travelled */
  return (index: number, start: number): TravelLeg | null => {
    const edge = edges[index]
    if (edge === undefined) return null
    const { from, to, mode, minMinutes, maxMinutes, months, isEstimate, crossesBorder } = edge
    return {
      from: endAt(start),
      to: endAt(from === start ? to : from),
      mode: TRAVEL_MODES[mode] ?? 'road',
      minHours: minMinutes / MINUTES_PER_HOUR,
      maxHours: maxMinutes / MINUTES_PER_HOUR,
      grade: isEstimate ? 'estimate' : 'stated',
      months: months === 0 ? null : MONTHS.filter((month) => (months >> (month - 1)) & 1),
      crossesBorder,
    }
  }
}

/** Builds the graph from its compiled file; takes a few milliseconds and holds no state but buffers of its searches. */
export function createTravelGraph(data: TravelGraphData): TravelGraph {
  const { places, aliases, names, points, landmasses } = data
  const edges = Array.from({ length: data.edges.length / EDGE_FIELDS }, (_, index) => edgeAt(data, index))
  const search = createPathSearch(indexEdges(edges, names.length), names.length)
  const indexes = new Map([
    ...places.map((place, index) => [place, index] as const),
    ...Object.entries(aliases),
  ])
  const wanted = new Set(indexes.values())
  const legAt = createLegReader(data, edges)

  function reachableWithoutFlying(from: string): ReadonlyMap<string, OverlandHours> {
    const start = indexes.get(from)
    if (start === undefined) return new Map()
    const hours = hoursOfPaths(search(start), edges, (end) => wanted.has(end))
    const found = new Map<string, OverlandHours>()
    for (const [place, index] of indexes) {
      const known = hours.get(index)
      if (known !== undefined) found.set(place, known)
    }
    return found
  }

  function hoursOverland(from: string, to: string): OverlandHours | null {
    const [start, goal] = [indexes.get(from), indexes.get(to)]
    if (start === undefined || goal === undefined) return null
    return hoursOfPaths(search(start), edges, (end) => end === goal).get(goal) ?? null
  }

  function pathBetween(from: string, to: string): readonly TravelLeg[] | null {
    const [start, goal] = [indexes.get(from), indexes.get(to)]
    if (start === undefined || goal === undefined) return null
    const { reached, count, previous, lastEdge } = search(start)
    if (!reached.subarray(0, count).includes(goal)) return null
    const legs: TravelLeg[] = []
    for (let end = goal; end !== start; end = previous[end] as number) {
      const leg = legAt(lastEdge[end] as number, previous[end] as number)
      if (leg !== null) legs.push(leg)
    }
    return legs.toReversed()
  }

  function legsFrom(place: string): readonly TravelLeg[] {
    const start = indexes.get(place)
    return edges.flatMap((edge, index) => {
      const isItsOwn = edge.from === start || edge.to === start
      const leg = isItsOwn && !edge.isEstimate && start !== undefined ? legAt(index, start) : null
      return leg === null ? [] : [leg]
    })
  }

  function nearestPlace({ latitude, longitude }: Parameters<TravelGraph['nearestPlace']>[0]): string | null {
    let nearest: string | null = null
    let minSquare = Number.POSITIVE_INFINITY
    for (const [index, place] of places.entries()) {
      const north = (points[2 * index] ?? 0) / POINT_STEPS - latitude
      const turn = (points[2 * index + 1] ?? 0) / POINT_STEPS - longitude
      const east = (((turn + 540) % 360) - 180) * Math.cos(latitude * RADIANS)
      const square = north * north + east * east
      if (square >= minSquare) continue
      minSquare = square
      nearest = place
    }
    return nearest
  }

  return {
    hoursOverland,
    reachableWithoutFlying,
    pathBetween,
    legsFrom,
    landmassOf: (place) => landmasses[indexes.get(place) ?? -1] ?? null,
    nearestPlace,
  }
}
