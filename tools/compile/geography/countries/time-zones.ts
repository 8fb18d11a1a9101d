import { readFileSync } from 'node:fs'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'

type ZonePoint = GeoPoint & { readonly zone: string }

/** Towns of countries with several time zones, by two-letter code; a place is in the zone of the nearest town. */
const ZONE_POINTS = JSON.parse(readFileSync(geodataFile('zone-points.json'), 'utf8')) as Readonly<
  Record<string, readonly ZonePoint[]>
>

/** Kosovo has no code in CLDR's list of zones. */
const OTHERS: Readonly<Record<string, string>> = { XK: 'Europe/Belgrade' }

type LocaleWithZones = Intl.Locale & { getTimeZones?: () => readonly string[] | undefined }

/** A lookup in CLDR takes a tenth of a millisecond, and is the same for every place of a country. */
const zonesOf = memoize(
  (cca2: string): readonly string[] =>
    (new Intl.Locale(`und-${cca2}`) as LocaleWithZones).getTimeZones?.() ?? [],
)

/**
 * IANA time zone of a point in a country (CLDR's list of zones by country); null where there is none.
 * @param cca2 two-letter code
 */
export function timeZoneAt(cca2: string, point: GeoPoint): string | null {
  const points = ZONE_POINTS[cca2]
  if (points === undefined) return OTHERS[cca2] ?? zonesOf(cca2)[0] ?? null
  const nearest = points.toSorted((one, other) => distanceKm(one, point) - distanceKm(other, point))[0]
  return nearest?.zone ?? null
}

/** Whether the country has several UTC offsets. */
export const hasSeveralZones = (cca2: string): boolean =>
  new Set((ZONE_POINTS[cca2] ?? []).map(({ zone }) => offsetsText(zone))).size > 1

/** Dates in both halves of a year, so that one is in summer time. */
const SAMPLE_DAYS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)]
const MINUTES = 60_000

/** A formatter takes a tenth of a millisecond to create. */
const formatOf = memoize(
  (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }),
)

/** Minutes by which the local time of a zone is ahead of UTC at an instant. */
export function offsetMinutesAt(zone: string, instant: number): number {
  const parts = formatOf(zone).formatToParts(instant)
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
  return Math.round((local - instant) / MINUTES)
}

function utcText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

function describeOffsets(zone: string): string {
  const [standard = 0, summer = 0] = SAMPLE_DAYS.map((day) => offsetMinutesAt(zone, day)).toSorted(
    (a, b) => a - b,
  )
  return standard === summer ? utcText(standard) : `${utcText(standard)}, in summer ${utcText(summer)}`
}

/** `UTC+9`, `UTC+1, in summer UTC+2`. */
export const offsetsText: (zone: string) => string = memoize(describeOffsets)
