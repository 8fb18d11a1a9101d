import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PlanFeature } from '#src/maps/drawing/draw-plan.ts'
import type { GroundName } from '#src/maps/drawing/ground.ts'
import type { Line } from '#src/maps/lines/map-geometry.ts'
import { type DrawnFeature, toLine, toPlanFeature, toPlanName } from './plan-feature.ts'

/** A plan as it is kept. */
type PlanFile = {
  /** Ids of the maps that show it. */
  readonly maps: readonly string[]
  /** All land of the map, where the shores of the data are so far off that they run through the town. */
  readonly land?: NonNullable<DrawnFeature['lines']>
  /** Islands that the data does not have, in its water. */
  readonly islands?: NonNullable<DrawnFeature['lines']>
  /** Names of the ground that are too large for the town, as a sea's at a firth. */
  readonly unnamed?: readonly string[]
  readonly features: readonly DrawnFeature[]
}

/** What is sketched of a town by hand. */
export type TownPlan = {
  readonly features: readonly PlanFeature[]
  readonly names: readonly GroundName[]
  /** Names of the ground that the map leaves out. */
  readonly unnamed: readonly string[]
  /** Land that the data does not have, or has elsewhere. */
  readonly land: readonly Line[]
  /** Whether that is all the land there is: the shores of the data are left out. */
  readonly isAllLand: boolean
}

const FOLDER = fileURLToPath(new URL('./plans/', import.meta.url))

/** For a map that has none, or is so wide that a plan would be a speck on it. */
export const EMPTY_PLAN: TownPlan = { features: [], names: [], unnamed: [], land: [], isAllLand: false }

function openPlan({ features, islands = [], land, unnamed = [] }: PlanFile): TownPlan {
  return {
    features: features.map(toPlanFeature),
    names: features.flatMap(toPlanName),
    unnamed,
    land: [...(land ?? []), ...islands].map(toLine),
    isAllLand: land !== undefined,
  }
}

/**
 * Plans of towns by the id of their map: walls, hills, parks, lakes and main roads that no free data of this size has, drawn
 * by hand from what lasts and is widely known, good to some 200 m. The maps that show one say so.
 */
export function readTownPlans(): ReadonlyMap<string, TownPlan> {
  const files = globSync('*.json', { cwd: FOLDER }).toSorted()
  return new Map(
    files.flatMap((file) => {
      const plan: PlanFile = JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'))
      const opened = openPlan(plan)
      return plan.maps.map((id) => [id, opened] as const)
    }),
  )
}

const plans = readTownPlans()

/** The plan of a map; one that adds nothing for a map that has none. */
export const planOf = (id: string): TownPlan => plans.get(id) ?? EMPTY_PLAN
