import type { TripPosition } from './trip-plan.ts'

/** About a metre. */
const DECIMALS = 5

/** A position as the field `at` has it: `38.71390,-9.13350` without trailing zeros. */
export const positionText = ({ latitude, longitude }: TripPosition): string =>
  `${Number(latitude.toFixed(DECIMALS))},${Number(longitude.toFixed(DECIMALS))}`
