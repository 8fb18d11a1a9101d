import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import type { LocatorInput, MapPoint } from './locator-input.ts'

/** A drawn base, and the projection it was drawn with. */
export type LocatorMap = {
  readonly base: LocatorBase
  /** Pixels of a point (1 decimal), or null when it lies outside the frame. */
  readonly project: (latitude: number, longitude: number) => MapPoint | null
}

/**
 * Draws a locator map of 760 × 700 px: projection, layers as path data, globe inset (design section 8).
 * Deterministic: the same input gives the same base.
 */
export function drawLocatorBase(input: LocatorInput): LocatorMap {
  throw new Error(`not drawn yet: ${input.id}`)
}
