import type { PlanKind } from '#src/catalogue/map-types.ts'

/** Layers of a plan that are drawn above the rivers of a town: what crosses them. */
export const KINDS_OVER_RIVERS: ReadonlySet<PlanKind> = new Set<PlanKind>([
  'isle',
  'rail',
  'street',
  'road',
  'square',
  'bridge',
  'wall',
])
