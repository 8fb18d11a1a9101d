import { createTravelGraph } from '#isomorphic/travel-graph/create-travel-graph.ts'
import { ALL_YEAR, edgeAt, type TravelEdge } from '#isomorphic/travel-graph/edge-index.ts'
import { shortOverlandText } from '#isomorphic/travel-graph/overland-hours-text.ts'
import { TRAVEL_MODES } from '#isomorphic/travel-graph/travel-graph.ts'
import { EDGE_FIELDS, POINT_STEPS, type TravelGraphData } from '#isomorphic/travel-graph/travel-graph-data.ts'
import type { TravelReview } from '#src/admin/travel/travel-review.ts'
import { projectWorld, WORLD_HEIGHT, WORLD_WIDTH } from '#src/maps/drawing/world-map.ts'
import type { CompiledTravelGraph } from './compile-travel-graph.ts'
import { findDetours } from './find-detours.ts'

const MAX_POINTS = 100
const AIR = TRAVEL_MODES.indexOf('air')

type Pixel = readonly [x: number, y: number]

function pixelsOf({ names, points }: TravelGraphData): readonly Pixel[] {
  return names.map((_, index) => {
    const [latitude = 0, longitude = 0] = points.slice(2 * index, 2 * index + 2)
    const { x, y } = projectWorld(latitude / POINT_STEPS, longitude / POINT_STEPS)
    return [Math.round(x), Math.round(y)]
  })
}

/** Straight lines between the ends; those over the edge of the map, or of no length on it, are left out. */
function drawEdges(edges: readonly TravelEdge[], pixels: readonly Pixel[]): string {
  const lines = edges.flatMap(({ from, to }) => {
    const [[x = 0, y = 0], [toX = 0, toY = 0]] = [pixels[from] ?? [], pixels[to] ?? []]
    const isDrawn = Math.abs(x - toX) < WORLD_WIDTH / 2 && (x !== toX || y !== toY)
    return isDrawn ? `M${x} ${y}L${toX} ${toY}` : []
  })
  return [...new Set(lines)].join('')
}

/** Draws the compiled graph and lists what editors may want to add to it. */
export function reviewTravelGraph({ data, edgeCounts }: CompiledTravelGraph): TravelReview {
  const { places, names } = data
  const edges = Array.from({ length: data.edges.length / EDGE_FIELDS }, (_, index) => edgeAt(data, index))
  const stated = edges.filter(({ isEstimate }) => !isEstimate)
  const count = (counted: readonly TravelEdge[]): readonly number[] => {
    const counts = new Array<number>(names.length).fill(0)
    for (const { from, to } of counted) for (const end of [from, to]) counts[end] = (counts[end] ?? 0) + 1
    return counts
  }
  const [allCounts, statedCounts] = [count(edges), count(stated)]
  const pixels = pixelsOf(data)
  const placeAt = (index: number) => ({ id: places[index] ?? '', name: names[index] ?? '' })
  const indexes = [...places.keys()]
  const isEstimatedOnly = (index: number): boolean => statedCounts[index] === 0 && allCounts[index] !== 0
  const points = names
    .map((name, index) => ({ name, edgeCount: statedCounts[index] ?? 0 }))
    .slice(places.length)
    .filter(({ edgeCount }) => edgeCount > 0)
    .toSorted((one, other) => other.edgeCount - one.edgeCount)
  return {
    width: WORLD_WIDTH,
    height: WORLD_HEIGHT,
    paths: {
      stated: drawEdges(
        stated.filter(({ mode }) => mode !== AIR),
        pixels,
      ),
      estimated: drawEdges(
        edges.filter(({ isEstimate }) => isEstimate),
        pixels,
      ),
      air: drawEdges(
        stated.filter(({ mode }) => mode === AIR),
        pixels,
      ),
    },
    bare: indexes.flatMap((index) => (statedCounts[index] === 0 ? [pixels[index] ?? [0, 0]] : [])),
    edgeCounts,
    statedCount: stated.length,
    seasonalCount: edges.filter(({ months }) => months !== ALL_YEAR).length,
    placeCount: places.length,
    unjoined: indexes.filter((index) => allCounts[index] === 0).map(placeAt),
    estimatedOnly: indexes.filter(isEstimatedOnly).map(placeAt),
    points: points.slice(0, MAX_POINTS),
    pointCount: points.length,
    detours: findDetours(data, createTravelGraph(data), shortOverlandText),
  }
}
