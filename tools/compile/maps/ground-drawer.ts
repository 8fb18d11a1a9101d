import { createCountryInset } from '#src/maps/drawing/draw-country-inset.ts'
import { drawGround } from '#src/maps/drawing/draw-ground.ts'
import type { DrawnMap } from '#src/maps/drawing/draw-locator.ts'
import type { Ground } from '#src/maps/drawing/ground.ts'
import { containsBounds, fitFrame, type GroundFrame } from '#src/maps/drawing/ground-frame.ts'
import type { LocatorInput } from '#src/maps/drawing/locator-input.ts'
import { LOCATOR_WIDTH } from '#src/maps/drawing/locator-projection.ts'
import type { CountryCode } from '#tools/compile/geography/countries/country-code.ts'
import type { Geodata, LocatorRequest } from '#tools/compile/geography/create-geodata.ts'
import { ringsAround } from '#tools/compile/geography/geometry/rings-around.ts'
import { findGroundAround, readGround } from '#tools/compile/geography/ground-file.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'
import { EMPTY_PLAN, planOf } from '#tools/compile/geography/town-plans.ts'
import { readTownRivers, townRiversWithin } from '#tools/compile/geography/waters/town-rivers.ts'
import { streetFeatures, streetRivers } from '#tools/compile/town-plans/street-features.ts'
import { aroundIdOf } from './points-on-ground.ts'

const townRivers = readTownRivers()
/** A route that leaves the map of a town still has its streets on a map this wide. */
const MAX_WIDTH_WITH_STREETS_KM = 14

/** Fallback for a new page without a ground, or with sights that have moved off it (docs/how-to/add-map-data.md). */
const coarseGround = (
  { land }: LocatorInput,
  { bounds }: Pick<GroundFrame, 'bounds'>,
): Pick<Ground, 'land' | 'rivers'> => ({
  land: land.flat().flatMap((ring) => ringsAround(ring, bounds)),
  rivers: [],
})

const omitLandIf = (isWanted: boolean, ground: Pick<Ground, 'land' | 'rivers'>): typeof ground =>
  isWanted ? { ...ground, land: [] } : ground

/** Draws the maps of regions, cities and stories' routes on their ground. */
export function createGroundDrawer(
  geodata: Pick<Geodata, 'locatorInput' | 'bordersAround' | 'createLandOwnerTest' | 'neighboursOf'>,
): (wish: LocatorRequest) => DrawnMap {
  const insetOf = memoize((code: CountryCode) =>
    createCountryInset(geodata.locatorInput({ code, id: code, label: code, keepClear: [] })),
  )
  return (wish) => {
    const { code, id, label, keepClear, contextPoints: points = [], town } = wish
    const { isCountry = false, isRoute = false } = wish
    const frame = fitFrame(points)
    // A map beyond the ground of the town's own may have the one around it.
    const own = [id, aroundIdOf(id)]
      .map(readGround)
      .find((found) => found !== null && containsBounds(found.bounds, frame.bounds))
    const hasOwn = own !== undefined && own !== null
    const surveyed = own ?? (isRoute ? findGroundAround(frame.bounds) : null)
    const isFine = surveyed !== null
    // A route that leaves the town is drawn on a wider map, without the plan.
    const sketch = hasOwn ? planOf(id) : EMPTY_PLAN
    const isTownWide = LOCATOR_WIDTH / frame.pixelsPerKm <= MAX_WIDTH_WITH_STREETS_KM
    const streets = hasOwn || isTownWide ? (town?.plan ?? null) : null
    const ground = isFine
      ? surveyed
      : coarseGround(geodata.locatorInput({ ...wish, contextPoints: points }), frame)
    const hasOwnLand = streets !== null && streets.land.length > 0
    const isAllLand = hasOwnLand || sketch.isAllLand
    const rivers = townRiversWithin(townRivers, frame.bounds)
    const drawn = drawGround({
      id,
      label,
      frame,
      ground: omitLandIf(isAllLand, ground),
      sketchedLand: hasOwnLand ? streets.land : sketch.land,
      town: town === undefined ? undefined : streets === null ? 'sketch' : 'streets',
      source: isFine ? 'gshhg' : 'natural-earth',
      streams: streets === null ? rivers : streetRivers(streets, rivers),
      plan: streets === null ? sketch.features : streetFeatures(streets, sketch.features),
      around: geodata.bordersAround(points),
      insetOf: (corners) => insetOf(code)(corners),
      keepClear,
      isCountry,
      // Borders are too coarse to divide an island: it is only filled where it belongs to one country.
      isOwn:
        isCountry && geodata.neighboursOf(code).length === 0
          ? geodata.createLandOwnerTest(code, frame.bounds)
          : () => false,
    })
    const way = streets?.way ?? []
    return way.length === 0 ? drawn : { ...drawn, base: { ...drawn.base, way } }
  }
}
