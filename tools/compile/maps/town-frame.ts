import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { PADDING } from '#src/maps/drawing/ground-frame.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH } from '#src/maps/drawing/locator-projection.ts'
import type { StreetPlan } from '#tools/compile/geography/street-plan-schema.ts'
import { MIN_SIGHTS, sizeOf } from './points-on-ground.ts'

/** Share of a town's sights on its map; the others are marked at its edge. */
const SHOWN_SHARE = 0.7
/** A map this wide shows streets that one can walk; a town that spreads wider shows at least this share of its sights. */
const MAX_MAP_KM = 3
const MIN_SHOWN_SHARE = 0.5
const INNER = { width: LOCATOR_WIDTH - 2 * PADDING, height: LOCATOR_HEIGHT - 2 * PADDING }

/** Kilometres across the map that is fitted to points. */
export function mapWidthKm(points: readonly GeoPoint[]): number {
  const { width, height } = sizeOf(points)
  return Math.max(width / INNER.width, height / INNER.height) * LOCATOR_WIDTH
}

type Choice = { readonly sights: readonly GeoPoint[]; readonly km: number }

/** The sights of every box between two sights in both directions, with the width of its map; the same sights once. */
function boxesOf(sights: readonly GeoPoint[]): readonly Choice[] {
  const longitudes = sights.map(({ longitude }) => longitude)
  const latitudes = sights.map(({ latitude }) => latitude)
  const boxes = new Map<string, Choice>()
  for (const west of longitudes) {
    for (const east of longitudes.filter((longitude) => longitude >= west)) {
      const between = sights.filter(({ longitude }) => longitude >= west && longitude <= east)
      for (const south of latitudes) {
        for (const north of latitudes) {
          const inside = between.filter(({ latitude }) => latitude >= south && latitude <= north)
          const key = inside.map((sight) => sights.indexOf(sight)).join()
          if (inside.length < MIN_SIGHTS || boxes.has(key)) continue
          boxes.set(key, { sights: inside, km: mapWidthKm(inside) })
        }
      }
    }
  }
  return [...boxes.values()]
}

/**
 * The sights that the map of a town is fitted to: the smallest box that contains 70 % of them. Where its map would be
 * wider than 3 km, the box with most sights on a map of that width, if it contains half of them.
 */
export function sightsOfTown(sights: readonly GeoPoint[]): readonly GeoPoint[] {
  const boxes = boxesOf(sights).toSorted((one, other) => one.km - other.km)
  const smallest = (share: number, from: readonly Choice[]): Choice | undefined =>
    from.find((box) => box.sights.length >= Math.max(MIN_SIGHTS, Math.ceil(sights.length * share)))
  const usual = smallest(SHOWN_SHARE, boxes)
  if (usual !== undefined && usual.km <= MAX_MAP_KM) return usual.sights
  const walkable = boxes
    .filter(({ km }) => km <= MAX_MAP_KM)
    .toSorted((one, other) => other.sights.length - one.sights.length || one.km - other.km)
  return (smallest(MIN_SHOWN_SHARE, walkable) ?? usual)?.sights ?? sights
}

/** The points that the map of a town is fitted to: the corners that its plan gives, or its sights; null without a map. */
export function pointsOnTown(
  sights: readonly GeoPoint[],
  plan: Pick<StreetPlan, 'frame'> | null,
): readonly GeoPoint[] | null {
  if (sights.length < MIN_SIGHTS) return null
  return plan?.frame?.map(([longitude, latitude]) => ({ longitude, latitude })) ?? sightsOfTown(sights)
}
