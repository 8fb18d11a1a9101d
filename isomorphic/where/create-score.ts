import { baseScore } from './base-score.ts'
import { createFame, overlandLimit } from './create-filter.ts'
import type { FactTable } from './fact-table.ts'
import { monthBit } from './month-mask.ts'
import { CROWD_SHARES, CROWDED_FAME, NEARNESS_KM, TRIP_POINTS } from './ranking-rules.ts'
import type { TripOrigin } from './trip-origin.ts'
import { createWayTo } from './way-to.ts'
import type { Wishes } from './wishes.ts'

function createNearness(
  table: FactTable,
  wishes: Wishes,
  origin: TripOrigin | null,
): (row: number) => number {
  if (origin === null) return () => 0
  if (wishes.reach === 'noflight') {
    const hours = origin.hoursIn(wishes.month)
    const limit = overlandLimit(wishes)
    return (row) => 1 - Math.min(1, (hours.get(table.facts.id[row] ?? '') ?? limit) / limit)
  }
  const wayTo = createWayTo(table, origin.at)
  const [all, none] = [Math.log(NEARNESS_KM.all), Math.log(NEARNESS_KM.none)]
  return (row) => {
    const share = (none - Math.log(Math.max(1, wayTo(row)))) / (none - all)
    return Math.min(1, Math.max(0, share))
  }
}

/** Share of the crowd's points: fame above the lowest, and a busy month. */
function createCrowd(table: FactTable, wishes: Wishes): (row: number) => number {
  const { month, quiet } = wishes
  if (!quiet) return () => 0
  const { busy } = table
  const fameAt = createFame(table, wishes)
  return (row) => {
    const isBusy = month !== null && ((busy[row] ?? 0) & monthBit(month)) !== 0
    return (CROWD_SHARES.fame * (fameAt(row) - 1)) / (CROWDED_FAME - 1) + (isBusy ? CROWD_SHARES.busy : 0)
  }
}

/** Returns the score of a row in tenths of a point, from its shares for season and weather. */
export function createScore(
  table: FactTable,
  wishes: Wishes,
  origin: TripOrigin | null,
): (row: number, season: number, weather: number) => number {
  const nearness = createNearness(table, wishes, origin)
  const crowd = createCrowd(table, wishes)
  const strengths = wishes.interests.map((interest) => table.interests[interest].strength)
  const { days } = wishes
  const { stayMax } = table
  return (row, season, weather) => {
    let interest = 0
    for (const strength of strengths) interest += (strength[row] ?? 0) / strengths.length
    const stay = days === null ? 0 : Math.min(1, (stayMax[row] ?? 1) / days)
    const others =
      TRIP_POINTS.nearness * nearness(row) + TRIP_POINTS.stay * stay - TRIP_POINTS.crowd * crowd(row)
    return baseScore(season, weather, interest, others)
  }
}
