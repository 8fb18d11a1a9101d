import { DEFAULT_LOCALE, formatLocaleOf } from '#isomorphic/words/locale.ts'

const dates = new Intl.DateTimeFormat(formatLocaleOf(DEFAULT_LOCALE), { dateStyle: 'long' })

/** Formats the day of an ISO timestamp for display, in the time zone of the device. */
export const dayText = (iso: string): string => dates.format(new Date(iso))
