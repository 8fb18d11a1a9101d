import {
  type AstroTime,
  Body,
  Equator,
  Horizon,
  MakeTime,
  Observer,
  SearchAltitude,
  SearchHourAngle,
  SearchMoonPhase,
  SearchRiseSet,
} from 'astronomy-engine'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { HOUR_MS } from '#src/platform/durations.ts'

/** The sun in the middle of a month. Instants in milliseconds; null where the sun does not rise, or does not set. */
export type SunDay = {
  readonly hours: number
  readonly riseMs: number | null
  readonly setMs: number | null
  /** End of civil twilight; null where it does not get that dark. */
  readonly duskMs: number | null
}

const MID_MONTH = 15
const MONTHS = 12
const HOURS_IN_DAY = 24
/** Sunrise and sunset are within half a day of noon. */
const HALF_DAY = 0.5
/** Altitude of the sun's centre at the end of civil twilight, in degrees. */
const CIVIL_TWILIGHT = -6
/** Just off the poles, where directions are undefined. */
const MAX_LATITUDE = 89.9

const msOf = (time: AstroTime | null): number | null => (time === null ? null : time.date.getTime())

function isUpAt(noon: AstroTime, observer: Observer): boolean {
  const { ra, dec } = Equator(Body.Sun, noon, observer, true, true)
  return Horizon(noon, observer, ra, dec, 'normal').altitude > 0
}

function sunDay(observer: Observer, year: number, month: number): SunDay {
  // Noon of the 15th in local solar time; on the date line the search starts half a day early.
  const start = Date.UTC(year, month, MID_MONTH) - (observer.longitude / 15) * HOUR_MS
  const noon = SearchHourAngle(Body.Sun, observer, 0, MakeTime(new Date(start))).time
  const riseMs = msOf(SearchRiseSet(Body.Sun, observer, 1, noon, -HALF_DAY))
  const setMs = msOf(SearchRiseSet(Body.Sun, observer, -1, noon, HALF_DAY))
  const duskMs = msOf(SearchAltitude(Body.Sun, observer, -1, noon, HALF_DAY, CIVIL_TWILIGHT))
  if (riseMs !== null && setMs !== null) return { hours: (setMs - riseMs) / HOUR_MS, riseMs, setMs, duskMs }
  return { hours: isUpAt(noon, observer) ? HOURS_IN_DAY : 0, riseMs: null, setMs: null, duskMs }
}

/** Sunrise, sunset and dusk at sea level with a free horizon in the middle of each month, January first. */
export function sunYear({ latitude, longitude }: GeoPoint, year: number): readonly SunDay[] {
  const inside = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude))
  const observer = new Observer(inside, longitude, 0)
  return Array.from({ length: MONTHS }, (_, month) => sunDay(observer, year, month))
}

/** Key of a point in a table of sun days. */
export const sunKeyOf = ({ latitude, longitude }: GeoPoint): string => `${latitude} ${longitude}`

export function sunDaysOfKey(key: string, year: number): readonly SunDay[] {
  const [latitude = 0, longitude = 0] = key.split(' ').map(Number)
  return sunYear({ latitude, longitude }, year)
}

const FULL_MOON_DEGREES = 180
/** A little less than a synodic month. */
const NEXT_MOON_DAYS = 25
const MAX_SEARCH_DAYS = 40

/**
 * Instants of the full moons of a range of years, in milliseconds, with a margin of a day at both ends for other time
 * zones.
 */
export function fullMoons(firstYear: number, lastYear: number): readonly number[] {
  const end = Date.UTC(lastYear + 1, 0, 2)
  const moons: number[] = []
  let time: AstroTime | null = MakeTime(new Date(Date.UTC(firstYear - 1, 11, 30)))
  while (time !== null) {
    time = SearchMoonPhase(FULL_MOON_DEGREES, time, MAX_SEARCH_DAYS)
    if (time === null || time.date.getTime() > end) break
    moons.push(time.date.getTime())
    time = time.AddDays(NEXT_MOON_DAYS)
  }
  return moons
}
