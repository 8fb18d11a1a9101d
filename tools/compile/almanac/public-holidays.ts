import { DAY_MS } from '#src/platform/durations.ts'
import type { Feasts, HolidayChanges, HolidayDay } from './holiday-file-schema.ts'
import { holidaySpans } from './holiday-rule.ts'
import { type LibraryHoliday, libraryHolidays, libraryStates } from './library-holidays.ts'
import type { PublicHoliday } from './public-holiday.ts'
import type { HolidayBook } from './read-holidays.ts'

/** A country, or one of its regions or cities by the last part of its path. */
export type HolidayPlace = { readonly cca2: string; readonly slug: string; readonly place: string | null }

/** Countries for which the library is wrong or partisan. */
const IGNORED_BY_LIBRARY: ReadonlySet<string> = new Set(['EH', 'UA'])

function writtenHolidays(
  name: string,
  { on, local, where, byMoon }: HolidayDay,
  feasts: Feasts,
  year: number,
): readonly LibraryHoliday[] {
  const [own] = Object.entries(local ?? {})
  return holidaySpans(on, feasts, year).map((span) => ({
    ...span,
    name,
    local: own === undefined ? null : { lang: own[0], text: own[1] },
    isByMoon: byMoon ?? span.isByMoon,
    where: where ?? null,
    isEnglish: true,
  }))
}

/** Applies an editor's changes to a list of holidays. */
function applyChanges(
  holidays: readonly LibraryHoliday[],
  { remove = [], rename = {}, days = {} }: HolidayChanges,
  feasts: Feasts,
  year: number,
): readonly LibraryHoliday[] {
  const replaced = new Set([...remove, ...Object.keys(days)])
  const renamed = holidays
    .map((holiday) => {
      const name = rename[holiday.name]
      return name === undefined ? holiday : { ...holiday, name, isEnglish: true }
    })
    .filter(({ name }) => !replaced.has(name))
  const added = Object.entries(days).flatMap(([name, day]) => writtenHolidays(name, day, feasts, year))
  return [...renamed, ...added]
}

/** Without the days that only parts of a country have: a place names its own. */
const withoutPartial = (file: HolidayChanges | undefined): HolidayChanges => ({
  ...file,
  days: Object.fromEntries(Object.entries(file?.days ?? {}).filter(([, { where }]) => where === undefined)),
})

/** Joins consecutive days of the same name, and days that overlap, also where another holiday begins between them. */
function joinDays(holidays: readonly PublicHoliday[]): readonly PublicHoliday[] {
  const joined: PublicHoliday[] = []
  for (const holiday of holidays) {
    const index = joined.findLastIndex(({ name, where }) => name === holiday.name && where === holiday.where)
    const before = joined[index]
    if (before !== undefined && Date.parse(holiday.first) - Date.parse(before.last) <= DAY_MS) {
      const [last = holiday.last] = [before.last, holiday.last].toSorted().slice(-1)
      joined[index] = { ...before, last }
    } else joined.push(holiday)
  }
  return joined
}

/**
 * Public holidays of a country, or of a region or city, in one year, in order; empty where none are known.
 */
export function publicHolidays(
  { feasts, countries }: HolidayBook,
  { cca2, slug, place }: HolidayPlace,
  year: number,
): readonly PublicHoliday[] {
  const file = countries.get(slug)
  const own = place === null ? undefined : file?.places?.[place]
  const state = own?.state ?? null
  const usesLibrary = file?.replaces !== true && !IGNORED_BY_LIBRARY.has(cca2)
  const changes = [
    own === undefined ? file : withoutPartial(file),
    state === null ? undefined : file?.states?.[state],
    own,
  ].filter((one) => one !== undefined)
  const knownState = state !== null && libraryStates(cca2).has(state) ? state : null
  const base = usesLibrary ? libraryHolidays(cca2, knownState, year) : []
  const all = changes.reduce((list, one) => applyChanges(list, one, feasts, year), base)
  const shown = all
    .map(({ isEnglish, ...holiday }) => holiday)
    .toSorted((one, other) => (one.first + one.name < other.first + other.name ? -1 : 1))
  return joinDays(shown)
}
