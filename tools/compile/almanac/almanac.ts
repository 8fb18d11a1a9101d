import { DEFAULT_LOCALE, formatLocaleOf } from '#isomorphic/words/locale.ts'
import type { GuideSection } from '#src/catalogue/catalogue-types.ts'
import { MINUTE_MS } from '#src/platform/durations.ts'
import {
  hasSeveralZones,
  offsetMinutesAt,
  timeZoneAt,
  wallTimeMs,
} from '#tools/compile/geography/countries/time-zones.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'
import type { Place } from '#tools/compile/places/place.ts'
import type { Capital } from '#tools/compile/places/travel-facts.ts'
import { type Markup, writeMarkup } from '#tools/compile/text/hast-element.ts'
import { sunTimes } from './almanac-lists.ts'
import { type AlmanacTables, almanacYears } from './almanac-tables.ts'
import { type CrowdLevel, crowdLevels } from './crowd-levels.ts'
import { yearsOfMonths } from './feast-months.ts'
import { createHolidayLists, type HolidayLists, type HolidaysByYear } from './holiday-lists.ts'
import type { HolidayBook } from './read-holidays.ts'
import { fullMoons, type SunDay, sunDaysOfKey, sunKeyOf } from './sun-year.ts'
import { yearCalendar } from './year-calendar.ts'

const FORMAT_LOCALE = formatLocaleOf(DEFAULT_LOCALE)

/** The computed parts of a guide: holidays, sun and moon. */
export type Almanac = {
  /** The sections of a guide with computed content. */
  readonly sectionsOf: (place: Place) => readonly GuideSection[]
  /** The year as a table, with sun and moon; null for a page without seasons. */
  readonly calendarOf: (place: Place, capital: Capital | null) => string | null
  /** Daylight and crowds of the months, as the calendar shows them. */
  readonly monthsOf: (place: Place, capital: Capital | null) => AlmanacMonths
  /** The holidays that a page lists itself, by year. */
  readonly ownHolidaysOf: HolidayLists['ownHolidaysOf']
}

/** Twelve values each, January first. */
export type AlmanacMonths = {
  /** Hours from sunrise to sunset in the middle of the month. */
  readonly daylight: readonly number[]
  readonly crowds: readonly CrowdLevel[]
}

type ReferencePoint = { readonly where: string; readonly point: Capital['point'] }

/** The point that represents a place: for a country its capital, if it has one. */
function referencePoint(place: Place, capital: Capital | null): ReferencePoint {
  if (place.kind === 'country' && capital !== null) return { where: capital.name, point: capital.point }
  const where = place.kind === 'city' ? place.name : `the middle of the ${place.kind}`
  return { where, point: place }
}

const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(FORMAT_LOCALE, { ...options, timeZone: 'UTC' })
const CLOCK = format({ hour: '2-digit', minute: '2-digit' })
const DATE = format({ day: 'numeric', month: 'short' })
const dateOf =
  (zone: string) =>
  (ms: number): string =>
    DATE.format(wallTimeMs(zone, ms)).replace('Sept', 'Sep')
const calendarYearOf = (zone: string, ms: number): number => new Date(wallTimeMs(zone, ms)).getUTCFullYear()

/**
 * Formats an instant of a month by the clock of a zone, in the year in which the month comes next: governments change
 * their clocks, and a month that is over may have had another one.
 * @param years of the months, January first
 */
const clockOf =
  (zone: string, years: readonly number[]) =>
  (ms: number, month: number): string => {
    const next = new Date(ms)
    const passed = next.getUTCFullYear()
    next.setUTCFullYear(years[month] ?? passed)
    return CLOCK.format(ms + offsetMinutesAt(zone, next.getTime()) * MINUTE_MS)
  }

/** The bars are drawn to tenths of an hour. */
const tenths = (hours: number): number => Math.round(hours * 10) / 10

const NO_TABLES: AlmanacTables = { sunDays: new Map(), holidays: new Map() }

/**
 * @param firstMonth the first month that pages are for, such as `2026-11` (`firstMonthOf`): holidays and moons are
 *   those of its year and the year after it
 * @param book the editors' holidays
 * @param tables what has been computed for this year
 */
export function createAlmanac(
  firstMonth: string,
  book: HolidayBook,
  tables: AlmanacTables = NO_TABLES,
): Almanac {
  const year = Number(firstMonth.slice(0, 4))
  const years = almanacYears(year)
  const monthYears = yearsOfMonths(firstMonth)
  const moons = fullMoons(year, year + 1)
  const holidays = createHolidayLists(book, years, tables.holidays)

  /** A place is computed once, for its page and for choosing among places. */
  const sunDaysOf = memoize((key: string) => tables.sunDays.get(key) ?? sunDaysOfKey(key, year))
  const sunDaysAt = (point: Capital['point']): readonly SunDay[] => sunDaysOf(sunKeyOf(point))

  function sectionsOf(place: Place): readonly GuideSection[] {
    const { sections } = place
    const last = sections.findLastIndex(({ id }) => BEFORE_HOLIDAYS.includes(id))
    const added = sections.map((section) => {
      const addition = section.id === 'festivals' ? holidays.linkOf(place) : []
      return addition.length === 0 ? section : { ...section, html: section.html + writeMarkup(addition) }
    })
    return sections.length === 0
      ? added
      : [...added.slice(0, last + 1), ...holidays.sectionOf(place), ...added.slice(last + 1)]
  }

  /** Times of day and full moons; empty for a place without a single time zone. */
  function sunList(place: Place, capital: Capital | null, days: readonly SunDay[]): readonly Markup[] {
    const { where, point } = referencePoint(place, capital)
    const timeZone = timeZoneAt(place.country.world.cca2, point)
    // A region with several zones, or Antarctica, has no single local time.
    if (
      timeZone === null ||
      (where !== capital?.name && place.kind === 'country' && hasSeveralZones(place.country.world.cca2))
    )
      return []
    const dates = new Map(
      years.map((one) => [
        one,
        moons.filter((ms) => calendarYearOf(timeZone, ms) === one).map(dateOf(timeZone)),
      ]),
    )
    return [sunTimes({ where, days, clock: clockOf(timeZone, monthYears), moons: dates })]
  }

  /** Places that share their holidays share the crowds as well. */
  const crowds = new Map<HolidaysByYear, readonly CrowdLevel[]>()
  function crowdsOf(place: Place): readonly CrowdLevel[] {
    const byYear = holidays.holidaysOf(place)
    const levels = crowds.get(byYear) ?? crowdLevels(place.country.world.cca2, byYear)
    crowds.set(byYear, levels)
    return levels
  }

  const monthsFrom = (place: Place, days: readonly SunDay[]): AlmanacMonths => ({
    daylight: days.map((day) => tenths(day.hours)),
    crowds: crowdsOf(place),
  })

  function yearOf(place: Place, capital: Capital | null): string | null {
    const { name, season, weather, festivals } = place
    if (season === null) return null
    const { where, point } = referencePoint(place, capital)
    const days = sunDaysAt(point)
    const { crowds, daylight } = monthsFrom(place, days)
    const calendar = yearCalendar({ name, where, season, weather, daylight, crowds, festivals })
    return writeMarkup([...calendar, ...sunList(place, capital, days)])
  }

  return {
    sectionsOf,
    calendarOf: yearOf,
    ownHolidaysOf: holidays.ownHolidaysOf,
    monthsOf: (place, capital) => monthsFrom(place, sunDaysAt(referencePoint(place, capital).point)),
  }
}

/** Holidays follow the last of these sections that a guide has. */
const BEFORE_HOLIDAYS = [
  'eating',
  'three-ways-to-spend-your-days',
  'walks',
  'where-to-stay',
  'day-trips',
  'practical',
]
