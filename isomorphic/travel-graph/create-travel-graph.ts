import { createPathSearch } from './create-path-search.ts'
import { createReachSearch } from './create-reach-search.ts'
import { ALL_YEAR, edgeAt, indexEdges, type TravelEdge } from './edge-index.ts'
import { isDetour } from './is-detour.ts'
import { type Journey, meanHoursOf } from './journey-hours.ts'
import { createMonthRepair, toPathTree } from './path-tree.ts'
import { nearestIndex, type Position } from './position.ts'
import {
  type JourneyMonth,
  type OverlandHours,
  type OverlandReach,
  TRAVEL_MODES,
  type TravelEnd,
  type TravelGraph,
  type TravelLeg,
} from './travel-graph.ts'
import { EDGE_FIELDS, POINT_STEPS, type TravelGraphData } from './travel-graph-data.ts'

const MINUTES_PER_HOUR = 60
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
/** An airport stands for the town up to so far away. */
const MAX_START_KM = 60

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
      months: months === ALL_YEAR ? null : MONTHS.filter((month) => (months >> (month - 1)) & 1),
      crossesBorder,
    }
  }
}

/** Builds the graph from its compiled file; takes a few milliseconds and holds no state but buffers of its searches. */
export function createTravelGraph(data: TravelGraphData): TravelGraph {
  const { places, aliases, names, points, landmasses, regions } = data
  const edges = Array.from({ length: data.edges.length / EDGE_FIELDS }, (_, index) => edgeAt(data, index))
  const index = indexEdges(edges, names.length)
  const search = createPathSearch(index, names.length)
  const indexes = new Map([
    ...places.map((place, index) => [place, index] as const),
    ...Object.entries(aliases),
  ])
  const wanted = new Set(indexes.values())
  // Of a country and its capital at one end, the capital, which is first.
  const placeOfEnd = new Map([...indexes].toReversed().map(([place, index]) => [index, place] as const))
  const positions = names.map(
    (_, index): Position => ({
      latitude: (points[2 * index] ?? 0) / POINT_STEPS,
      longitude: (points[2 * index + 1] ?? 0) / POINT_STEPS,
    }),
  )
  const legAt = createLegReader(data, edges)
  const contains = (area: string, place: string): boolean =>
    place.startsWith(`${area}/`) || regions[place] === area
  const areNested = (one: string, other: string): boolean => contains(one, other) || contains(other, one)

  /** Whether a journey counts: there are months in which all of its legs run, and it is no detour. */
  function isJourney(start: number, end: number, journey: Journey): boolean {
    const [from, to] = [positions[start], positions[end]]
    return (
      journey.months !== 0 &&
      from !== undefined &&
      to !== undefined &&
      !isDetour(from, to, meanHoursOf(journey))
    )
  }

  const reachOf = createReachSearch({
    treeFrom: (start) => toPathTree(search(start, ALL_YEAR), edges),
    repair: createMonthRepair(index, edges),
    isJourney,
    ends: [...wanted],
  })

  function reachFrom(from: string | Position, month: JourneyMonth = null): OverlandReach {
    const start = typeof from === 'string' ? indexes.get(from) : nearestIndex(positions, from, MAX_START_KM)
    const found = new Map<string, OverlandHours>()
    const around: string[] = []
    if (start === undefined || start === -1) return { hours: found, around }
    const own = typeof from === 'string' ? from : (placeOfEnd.get(start) ?? '')
    const hours = reachOf(start, month)
    for (const [place, end] of indexes) {
      const known = hours.get(end)
      if (known === undefined && end !== start) continue
      if (areNested(own, place)) around.push(place)
      else if (known !== undefined) found.set(place, known)
    }
    return { hours: found, around }
  }

  function hoursOverland(from: string, to: string, month: JourneyMonth = null): OverlandHours | null {
    const [start, goal] = [indexes.get(from), indexes.get(to)]
    if (start === undefined || goal === undefined || areNested(from, to)) return null
    return reachOf(start, month).get(goal) ?? null
  }

  function pathBetween(from: string, to: string, month: JourneyMonth = null): readonly TravelLeg[] | null {
    const [start, goal] = [indexes.get(from), indexes.get(to)]
    if (start === undefined || goal === undefined) return null
    const { reached, count, previous, lastEdge } = search(start, month === null ? ALL_YEAR : 1 << month)
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

  return {
    hoursOverland,
    reachFrom,
    reachableWithoutFlying: (from, month) => reachFrom(from, month).hours,
    pathBetween,
    legsFrom,
    areNested,
    landmassOf: (place) => landmasses[indexes.get(place) ?? -1] ?? null,
    placeAt: (at) => placeOfEnd.get(nearestIndex(positions, at, MAX_START_KM)) ?? null,
  }
}
