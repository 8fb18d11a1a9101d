import type { PlanView } from '#isomorphic/trips/plan-view.ts'
import type { TripPlan, TripStay, TripStop } from '#isomorphic/trips/trip-plan.ts'

export const TRIP_FILE_FORMAT = 'fernway-trip'
export const TRIP_FILE_VERSION = 1

const toStop = ({ id, kind, name, path, at, from, minutes, note, isDone }: TripStop, siteOrigin: string) => ({
  id,
  kind,
  name,
  path,
  ...(path === null ? {} : { link: siteOrigin + path }),
  at,
  from,
  minutes,
  note,
  done: isDone,
})

const toStay = ({ id, name, path, at, day, nights, note, reference }: TripStay) => ({
  id,
  name,
  path,
  at,
  day,
  nights,
  note,
  reference,
})

/**
 * Writes a trip as a file that the site reads again (`readTripJson`). Everything is in the order of the plan, amounts are
 * in the smallest unit of their currency, and equal trips make equal files.
 */
export function formatTripJson(plan: TripPlan | PlanView, siteOrigin: string): string {
  const { name, startsOn, zone, currency, cover, pace, days, ideas, stays, legs, items, costs } = plan
  const file = {
    format: TRIP_FILE_FORMAT,
    version: TRIP_FILE_VERSION,
    name,
    startsOn,
    zone,
    currency,
    cover,
    pace,
    days: days.map((day) => ({
      id: day.id,
      date: day.date,
      title: day.title,
      note: day.note,
      dismissed: day.dismissed,
      stops: day.stops.map((stop) => toStop(stop, siteOrigin)),
    })),
    ideas: ideas.map((stop) => toStop(stop, siteOrigin)),
    stays: stays.map(toStay),
    legs: legs.map(({ id, from, to, by, departs, minutes, note, reference }) => ({
      id,
      from,
      to,
      by,
      departs,
      minutes,
      note,
      reference,
    })),
    items: items.map(({ id, list, text, isDone, who }) => ({ id, list, text, done: isDone, who })),
    costs: costs.map(({ id, amount, currency: unit, what, paidBy, for: forWhom }) => ({
      id,
      amount,
      currency: unit,
      what,
      paidBy,
      for: forWhom,
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
