import { loadLate } from '#src/platform/loading/load-late.ts'
import type { Overland } from './overland.ts'
import type { WhereData } from './read-where-data.ts'

/** What the pages of `/where` need besides the request. */
export type WhereSources = { readonly data: WhereData; readonly overland: Overland }
export type LoadWhereSources = () => Promise<WhereSources>

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
export const createWhereSources = (): LoadWhereSources => loadLate(load)
