import { createTravelGraph } from '#isomorphic/travel-graph/create-travel-graph.ts'
import type { TravelGraph } from '#isomorphic/travel-graph/travel-graph.ts'
import type { TravelGraphData } from '#isomorphic/travel-graph/travel-graph-data.ts'
import { loadLate } from '#src/platform/loading/load-late.ts'

/** The compiled file; a separate chunk, which only requests that need it load. */
async function loadTravelGraphData(): Promise<TravelGraphData> {
  const { default: data } = await import('#generated/travel-graph.json')
  return data as unknown as TravelGraphData
}

/** Loads the travel graph of this build, which is built once per isolate. */
export const loadTravelGraph: () => Promise<TravelGraph> = loadLate(async () =>
  createTravelGraph(await loadTravelGraphData()),
)
