import type { LocatorRequest } from '#tools/compile/geography/create-geodata.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { createDrawMap, type DrawMap } from './map-cache.ts'
import { SAMPLE_MAP } from './sample-map.ts'

const drawing = createDrawMap(geodata)
const drawOnce = memoize((wish: string) => drawing(JSON.parse(wish) as LocatorRequest))

/** Draws every map once per test process, without the cache on disk. */
export const drawUncached: DrawMap = (wish) => drawOnce(JSON.stringify(wish))

/** For tests that check no map: drawing all of them would take most of their time. */
export const drawSample: DrawMap = ({ id, label }) => ({
  base: { ...SAMPLE_MAP, id, label },
  project: () => null,
})

/** For tests that expect every map to be cached. */
export const failOnUncachedMap: DrawMap = ({ id }) => {
  throw new Error(`the map ${id} was not cached`)
}
