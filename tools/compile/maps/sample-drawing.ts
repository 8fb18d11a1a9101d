import type { LocatorRequest } from '#tools/compile/geography/create-geodata.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { createDrawMap, type DrawMap } from './map-cache.ts'
import { SAMPLE_MAP } from './sample-map.ts'

const drawing = createDrawMap(geodata)
const drawOnce = memoize((wish: string) => drawing(JSON.parse(wish) as LocatorRequest))

/** Draws every map of a test's process anew, but once. */
export const drawUncached: DrawMap = (wish) => drawOnce(JSON.stringify(wish))

/** For those that look at no map: drawing all of them would take most of their time. */
export const drawSample: DrawMap = ({ id, label }) => ({
  base: { ...SAMPLE_MAP, id, label },
  project: () => null,
})

/** For those that are to find every map drawn. */
export const failOnUncachedMap: DrawMap = ({ id }) => {
  throw new Error(`the map ${id} was not kept`)
}
