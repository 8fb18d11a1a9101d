import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)

const monthOf = (iso: string): string => (MONTH_NAMES[Number(iso.slice(5, 7)) - 1] ?? '').slice(0, 3)
/** A no-break space joins day and month. */
const dayOf = (iso: string): string => `${Number(iso.slice(8))}\u{a0}${monthOf(iso)}`

/** `9 Mar`, `9 to 11 Mar`, `30 Apr to 2 May`. */
export function dateRangeText({ first, last }: { readonly first: string; readonly last: string }): string {
  if (first === last) return dayOf(first)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${isOneMonth ? Number(first.slice(8)) : dayOf(first)} to ${dayOf(last)}`
}
