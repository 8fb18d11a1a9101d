import { type Climates, LANDSCAPES } from './climates.ts'
import { costCode, type FactTable } from './fact-table.ts'
import { FIRST_CODE, KIND_CODES } from './fact-words.ts'
import { monthBit } from './month-mask.ts'
import { BUSY_FAME, CROWDED_FAME, MAX_TRIP_KM, NEAR_KM, OVERLAND_LIMIT_HOURS } from './ranking-rules.ts'
import type { TripOrigin } from './trip-origin.ts'
import { createWayTo } from './way-to.ts'
import type { Wishes } from './wishes.ts'

type Fits = (row: number) => boolean

/** Hours overland that a trip may take, one way. */
export const overlandLimit = ({ days }: Pick<Wishes, 'days'>): number => OVERLAND_LIMIT_HOURS[days ?? 0]

/**
 * Whether hours overland lead to what is asked for: those to a country lead to its capital, and its beaches or mountains
 * may be elsewhere, so that the places in it that have them stand for it.
 */
function createLeadsThere({ facts, interests }: FactTable, wishes: Wishes): Fits {
  const countries = wishes.interests.flatMap((interest) =>
    LANDSCAPES.some((landscape) => landscape === interest)
      ? facts.id.flatMap((id, row) =>
          (interests[interest].strength[row] ?? 0) > 0 && id.includes('/')
            ? [id.slice(0, id.indexOf('/'))]
            : [],
        )
      : [],
  )
  const withParts = new Set(countries)
  return (row) => !withParts.has(facts.id[row] ?? '')
}

function createReach(table: FactTable, wishes: Wishes, origin: TripOrigin | null): Fits | null {
  if (wishes.from === null) return null
  if (origin === null) return wishes.reach === null ? null : () => true
  const { facts } = table
  const { id, at } = origin
  const wayTo = createWayTo(table, at)
  const limit = overlandLimit(wishes)
  const isWithin =
    (maxKm: number): Fits =>
    (row) =>
      facts.id[row] !== id && wayTo(row) <= maxKm
  if (wishes.reach === 'near') return isWithin(NEAR_KM[wishes.days ?? 0])
  const isOnTrip = isWithin(MAX_TRIP_KM[wishes.days ?? 0])
  if (wishes.reach === null) return isOnTrip
  const hours = origin.hoursIn(wishes.month)
  const leadsThere = createLeadsThere(table, wishes)
  return (row) =>
    leadsThere(row) && (hours.get(facts.id[row] ?? '') ?? Number.POSITIVE_INFINITY) <= limit && isOnTrip(row)
}

/** Fame of what a question is about at a row: a beach may be fuller than its country, never emptier. */
export const createFame =
  ({ fame, climates }: { readonly fame: Uint8Array; readonly climates: Climates }, { interests }: Wishes) =>
  (row: number): number =>
    interests.reduce(
      (fullest, interest) => Math.max(fullest, fame[climates.of(interest, row)] ?? 0),
      fame[row] ?? 0,
    )

/** Whether a place is not crowded: for months, in the month of the trip, or at its feast. */
function createQuiet(table: FactTable, wishes: Wishes): Fits {
  const { busy, facts } = table
  const { month, interests } = wishes
  const country = String.fromCharCode(FIRST_CODE + KIND_CODES.indexOf('country'))
  const bit = month === null ? 0 : monthBit(month)
  const fameAt = createFame(table, wishes)
  // In the holidays a country goes to its beaches and islands.
  const isInland = !interests.includes('beaches') && !interests.includes('islands')
  const isSpacious = (row: number): boolean => isInland && facts.kind[row] === country
  const isForFeasts = interests.includes('festivals')
  return (row) => {
    if (isForFeasts && ((facts.fullFeasts[row] ?? 0) & bit) !== 0) return false
    const isBusy = ((busy[row] ?? 0) & bit) !== 0 && !isSpacious(row)
    return fameAt(row) < (isBusy || isForFeasts ? BUSY_FAME : CROWDED_FAME)
  }
}

/**
 * Whether a row fits the wishes that do not depend on the season. Every wish only excludes, so that dropping one never lowers the count.
 */
export function createFilter(table: FactTable, wishes: Wishes, origin: TripOrigin | null): Fits {
  const { interests, cost, isStepFree, isGreatForKids, stayMin, continent, facts } = table
  const conditions: Fits[] = wishes.interests.map((interest) => {
    const { strength } = interests[interest]
    return (row) => (strength[row] ?? 0) > 0
  })
  const reach = createReach(table, wishes, origin)
  if (reach !== null) conditions.push(reach)
  if (wishes.cost !== null) {
    const dearest = costCode(wishes.cost)
    conditions.push((row) => (cost[row] ?? 0) <= dearest)
  }
  if (wishes.kids) conditions.push((row) => isGreatForKids[row] === 1)
  if (wishes.step) conditions.push((row) => isStepFree[row] === 1)
  if (wishes.quiet) conditions.push(createQuiet(table, wishes))
  const { days } = wishes
  if (days !== null) conditions.push((row) => (stayMin[row] ?? 0) <= days)
  if (wishes.continent !== null) {
    const part = facts.continents.indexOf(wishes.continent)
    conditions.push((row) => continent[row] === part)
  }
  return (row) => conditions.every((condition) => condition(row))
}
