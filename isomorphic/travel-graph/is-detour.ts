import { flightKm, type Position } from './position.ts'

/** A journey longer than this has to be one: around a closed border, or around a sea without a ferry. */
const MIN_DETOUR_HOURS = 24
/** As the crow flies: buses of poor roads make twice as much. */
const MIN_KM_PER_HOUR = 15
/** Whether a journey goes so far around that no traveller would call it a way: 46 hours for the 165 km to a neighbour. */
export const isDetour = (from: Position, to: Position, hours: number): boolean =>
  hours > MIN_DETOUR_HOURS && flightKm(from, to) < hours * MIN_KM_PER_HOUR
