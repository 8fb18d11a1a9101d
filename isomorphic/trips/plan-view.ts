import { addDays, monthOf } from './add-days.ts'
import { estimateTravel, type TravelTime } from './estimate-travel.ts'
import type { TripDay, TripLeg, TripPlan, TripStay, TripStop } from './trip-plan.ts'
import type { LegMode } from './trip-values.ts'

/** How to get to a stop from the one before. */
export type LegView = {
  /** What the travellers wrote; null where the time is only looked up or estimated. */
  readonly leg: TripLeg | null
  readonly from: TripStop
  readonly by: LegMode
  readonly minutes: number
  readonly grade: TravelTime['grade']
}

export type StopView = TripStop & {
  /** Its number in the trip, from 1, as on the map. */
  readonly number: number
  readonly arrival: LegView | null
}

export type DayView = Omit<TripDay, 'stops'> & {
  readonly stops: readonly StopView[]
  /** Where the travellers sleep after this day. */
  readonly stays: readonly TripStay[]
  /** Minutes of visits and ways; visits of unknown length count one hour. */
  readonly totalMinutes: number
}

/** A trip as its page, its map and its files show it. */
export type PlanView = Omit<TripPlan, 'days'> & {
  readonly days: readonly DayView[]
  /** Stays on no day: of a removed day, or of a file that names none. */
  readonly staysWithoutDay: readonly TripStay[]
  /** The date of the last day; null without dates. */
  readonly endsOn: string | null
  readonly stopCount: number
  readonly totals: readonly { readonly currency: string; readonly amount: number }[]
}

/**
 * Looks up how long a way takes: null where it is not known, so that it is estimated; `none` between a place and the
 * region or the country around it, where no time can be told.
 */
export type FindTravelTime = (
  from: TripStop,
  to: TripStop,
  options: TravelOptions,
) => TravelTime | 'none' | null

type TravelOptions = {
  /** Null for any way of travelling. */
  readonly by: LegMode | null
  /** 0 for January; null for a trip without dates. */
  readonly month: number | null
}

const DEFAULT_VISIT_MINUTES = 60

type LegEnds = { readonly from: TripStop; readonly to: TripStop; readonly month: number | null }

function viewLeg(plan: TripPlan, { from, to, month }: LegEnds, findTime: FindTravelTime): LegView | null {
  const leg = plan.legs.find((one) => one.to === to.id) ?? null
  const by = leg?.by ?? null
  if (leg?.minutes != null) return { leg, from, by: by ?? 'road', minutes: leg.minutes, grade: 'own' }
  const known = findTime(from, to, { by, month })
  if (known !== null && known !== 'none') return { leg, from, ...known }
  if (known === 'none' || from.at === null || to.at === null)
    return leg === null ? null : { leg, from, by: by ?? 'road', minutes: 0, grade: 'own' }
  return { leg, from, ...estimateTravel(from.at, to.at, by) }
}

/** Whether a stay includes the night after a day. */
function includesNight(plan: TripPlan, stay: TripStay, day: TripDay): boolean {
  const arrival = plan.days.find(({ id }) => id === stay.day)
  return arrival !== undefined && day.number >= arrival.number && day.number < arrival.number + stay.nights
}

function sumByCurrency(plan: TripPlan): PlanView['totals'] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of plan.costs) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

/**
 * The view of a trip. Pure: the same for the page, for a device without network and for files.
 * @param findTime looks up times of ways, for example in the travel graph
 */
export function createPlanView(plan: TripPlan, findTime: FindTravelTime = () => null): PlanView {
  let number = 0
  let previous: TripStop | null = null
  const days = plan.days.map((day): DayView => {
    const month = plan.startsOn === null ? null : monthOf(addDays(plan.startsOn, day.number - 1)) - 1
    const stops = day.stops.map((stop): StopView => {
      number += 1
      const arrival = previous === null ? null : viewLeg(plan, { from: previous, to: stop, month }, findTime)
      previous = stop
      return { ...stop, number, arrival }
    })
    const visits = stops.reduce((sum, stop) => sum + (stop.minutes ?? DEFAULT_VISIT_MINUTES), 0)
    const ways = stops.reduce((sum, { arrival }) => sum + (arrival?.minutes ?? 0), 0)
    return {
      ...day,
      stops,
      stays: plan.stays.filter((stay) => includesNight(plan, stay, day)),
      totalMinutes: visits + ways,
    }
  })
  const { startsOn } = plan
  return {
    ...plan,
    days,
    staysWithoutDay: plan.stays.filter((stay) => !plan.days.some(({ id }) => id === stay.day)),
    endsOn: startsOn === null ? null : addDays(startsOn, Math.max(0, days.length - 1)),
    stopCount: number,
    totals: sumByCurrency(plan),
  }
}
