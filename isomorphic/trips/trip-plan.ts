import type { ITEM_LISTS, LegMode, PACES, STOP_KINDS } from './trip-values.ts'

/** A position in degrees. */
export type TripPosition = { readonly latitude: number; readonly longitude: number }

export type TripStop = {
  readonly id: string
  /** Null: an idea without a day. */
  readonly day: string | null
  readonly order: string
  readonly kind: (typeof STOP_KINDS)[number]
  /** Path of a guide page, with a fragment for a sight; null for a place of one's own. */
  readonly path: string | null
  readonly name: string
  readonly at: TripPosition | null
  /** Local time of arrival, `HH:MM`; null: at any time. */
  readonly from: string | null
  readonly minutes: number | null
  readonly note: string
  readonly isDone: boolean
}

export type TripDay = {
  readonly id: string
  readonly order: string
  /** From 1. */
  readonly number: number
  /** `YYYY-MM-DD`; null in a trip without dates. */
  readonly date: string | null
  readonly title: string
  readonly note: string
  /** Keys of the lines about the day that the travellers do not want to see. */
  readonly dismissed: readonly string[]
  readonly stops: readonly TripStop[]
}

export type TripStay = {
  readonly id: string
  readonly name: string
  readonly path: string | null
  readonly at: TripPosition | null
  /** The day of arrival; null when it is not known. */
  readonly day: string | null
  readonly nights: number
  readonly note: string
  /** Private: never part of a view link unless its maker says so. */
  readonly reference: string
}

/** How to get to a stop from the one before; times that are not known are estimated in the view. */
export type TripLeg = {
  readonly id: string
  readonly from: string | null
  readonly to: string | null
  readonly by: LegMode | null
  readonly departs: string | null
  readonly minutes: number | null
  readonly note: string
  readonly reference: string
}

export type TripItem = {
  readonly id: string
  readonly order: string
  readonly list: (typeof ITEM_LISTS)[number]
  readonly text: string
  readonly isDone: boolean
  readonly who: string
}

export type TripCost = {
  readonly id: string
  readonly order: string
  /** In the smallest unit of the currency. */
  readonly amount: number
  readonly currency: string
  readonly what: string
  readonly paidBy: string
  readonly for: string
}

/** A trip as its pages and files show it: removed entities left out, everything in order. */
export type TripPlan = {
  readonly name: string
  /** `YYYY-MM-DD`; null: without dates. */
  readonly startsOn: string | null
  readonly zone: string | null
  readonly currency: string | null
  readonly cover: string | null
  readonly pace: (typeof PACES)[number] | null
  readonly days: readonly TripDay[]
  /** Stops without a day. */
  readonly ideas: readonly TripStop[]
  readonly stays: readonly TripStay[]
  readonly legs: readonly TripLeg[]
  readonly items: readonly TripItem[]
  readonly costs: readonly TripCost[]
}
