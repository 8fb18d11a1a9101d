const DAY_MS = 24 * 60 * 60 * 1000

const toMs = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** The date some days later, as `YYYY-MM-DD`. Days are counted on the calendar, so no change of clocks shifts them. */
export const addDays = (date: string, days: number): string =>
  new Date(toMs(date) + days * DAY_MS).toISOString().slice(0, 10)

/** Day of the week, 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(toMs(date)).getUTCDay()

/** The month, from 1. */
export const monthOf = (date: string): number => Number(date.slice(5, 7))
