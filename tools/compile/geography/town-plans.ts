import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Line } from '#isomorphic/maps/map-geometry.ts'
import type { PlanFeature } from '#src/maps/drawing/draw-plan.ts'
import type { GroundName } from '#src/maps/drawing/ground.ts'
import { geodataFile } from './geodata-file.ts'
import { type DrawnFeature, toLine, toPlanFeature, toPlanName } from './plan-feature.ts'

/** A plan in its source file. */
type PlanFile = {
  /** IDs of the maps that show it. */
  readonly maps: readonly string[]
  /** All land of the map, where the shores of the data are so inaccurate that they cross the town. */
  readonly land?: NonNullable<DrawnFeature['lines']>
  /** Islands that the data lacks. */
  readonly islands?: NonNullable<DrawnFeature['lines']>
  /** Labels of the ground that are too large for the town, such as a sea at a firth. */
  readonly unnamed?: readonly string[]
  readonly features: readonly DrawnFeature[]
}

/** The hand-drawn features of a town. */
export type TownPlan = {
  readonly features: readonly PlanFeature[]
  readonly names: readonly GroundName[]
  /** Labels of the ground that the map omits. */
  readonly unnamed: readonly string[]
  /** Land that the data lacks or misplaces. */
  readonly land: readonly Line[]
  /** Whether this is all land of the map, so that the shores of the data are omitted. */
  readonly isAllLand: boolean
}

const FOLDER = fileURLToPath(geodataFile('town-plans/'))

/** For a map without a plan, or too wide to show one. */
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
 * Plans of towns by the ID of their map: walls, hills, parks, lakes and main roads, which no free data of this size
 * contains. They are hand-drawn from permanent and widely known features, accurate to some 200 m; maps with a plan say
 * so.
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

/** The plan of a map; an empty one for a map without a plan. */
export const planOf = (id: string): TownPlan => plans.get(id) ?? EMPTY_PLAN
