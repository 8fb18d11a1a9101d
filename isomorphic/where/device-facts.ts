import type { Interest } from './interests.ts'
import type { WhereFacts } from './where-facts.ts'

/**
 * What a device needs to rank the places on it by month, warmth and interest, with the reasons in words, in one language:
 * the site writes them (src/where/pack-device-facts.ts), so that the script is small. Text columns have one character a
 * value: its code plus `FIRST_CODE`.
 */
export type DeviceFacts = Pick<
  WhereFacts,
  | 'id'
  | 'name'
  | 'country'
  | 'continent'
  | 'season'
  | 'warmth'
  | 'rain'
  | 'otherRows'
  | 'otherFor'
  | 'light'
  | 'caution'
> & {
  readonly interests: Readonly<Record<Interest, DeviceInterest>>
  /** Sentences that the columns below refer to by their indexes. */
  readonly texts: readonly string[]
  /** When to go without a month, by climate; what the place has, how long to stay. */
  readonly when: string
  readonly own: string
  /** What is put before season and weather of a landscape, by its climate after those of the places. */
  readonly at: readonly string[]
  readonly stay: string
  /** What speaks against a place in every month; the empty text for nothing. */
  readonly but: string
  /** Masks of months. */
  readonly schoolHolidays: string
  readonly longBreaks: string
  readonly words: DeviceWords
}

export type DeviceInterest = {
  /** Different strengths in parts of `STRENGTH_STEPS`, and one index a place. */
  readonly strengths: readonly number[]
  readonly strength: string
  /** Why a place has it; empty where the month gives the reason. */
  readonly reason: string
  /** Masks; empty for all months of the year. */
  readonly months: string
}

/** Words of the reasons that depend on the month, in the order of the codes; `…ByMonth` by month. */
export type DeviceWords = {
  readonly months: readonly string[]
  /** `Best in April` by word of the season and month. */
  readonly season: readonly (readonly string[])[]
  readonly warmth: readonly string[]
  readonly rain: readonly string[]
  readonly snow: string
  readonly light: readonly string[]
  readonly feastByMonth: readonly string[]
  readonly schoolHolidaysByMonth: readonly string[]
  readonly longBreakByMonth: readonly string[]
  /** `cool rather than warm` by warmth and wish. */
  readonly rather: readonly (readonly string[])[]
}
