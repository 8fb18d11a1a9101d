import type { ReactNode } from 'react'
import type { DayNotice } from '#isomorphic/trips/notices/day-notice.ts'
import type { PlanView } from '#isomorphic/trips/plan-view.ts'

/** A day in a list of days. */
export type PlanDay = { readonly id: string; readonly label: string }

/** A change in the list of activity. */
export type PlanActivity = {
  readonly seq: number
  readonly by: string | null
  /** When, as text. */
  readonly at: string
  readonly e: string
  readonly f: string
  readonly v: string
  readonly was: string
  readonly isOvertaking: boolean
  /** Name of the entity. */
  readonly name: string
}

/** The result of the last action. */
export type PlanNotice = {
  readonly tone: 'done' | 'problem'
  readonly text: string
  /** The removed entity, which can be restored. */
  readonly undo: string | null
}

/** Drawings of the trip. */
export type PlanMaps = {
  /** The maps of guides that the others show parts of. */
  readonly grounds: ReactNode
  readonly trip: ReactNode
  /** By the ID of the day. */
  readonly days: Readonly<Record<string, ReactNode>>
}

export type TripPlanProps = {
  readonly view: PlanView
  readonly action: string
  readonly canEdit: boolean
  readonly notice: PlanNotice | null
  /** A form that was refused, below the notice that says why. */
  readonly refused?: ReactNode
  /** Lines about a day, by its ID: season, holidays, daylight. */
  readonly dayNotices: Readonly<Record<string, readonly DayNotice[]>>
  /** Names of sights of the trip's places, which the fields for new stops suggest. */
  readonly suggestions: readonly string[]
  readonly activity: readonly PlanActivity[]
  readonly maps?: PlanMaps
}
