import { readFileSync } from 'node:fs'
import moment from 'moment-timezone'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { buildTimeMs } from '#tools/command/compile-year.ts'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'

type ZonePoint = GeoPoint & { readonly zone: string }

/** Towns of countries with several time zones, by two-letter code; a place is in the zone of the nearest town. */
const ZONE_POINTS = JSON.parse(readFileSync(geodataFile('zone-points.json'), 'utf8')) as Readonly<
  Record<string, readonly ZonePoint[]>
>

/** Kosovo has no code in CLDR's list of zones. */
const OTHERS: Readonly<Record<string, string>> = { XK: 'Europe/Belgrade' }

const MINUTE_MS = 60_000

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

/** A day in each half of the coming year, so that one is in summer time. */
function nextSampleDays(nowMs: number): readonly [number, number] {
  const year = new Date(nowMs).getUTCFullYear()
  const [january, july, next] = [Date.UTC(year, 0, 15), Date.UTC(year, 6, 15), Date.UTC(year + 1, 0, 15)]
  return nowMs <= january ? [january, july] : nowMs <= july ? [july, next] : [next, Date.UTC(year + 1, 6, 15)]
}

/**
 * Minutes by which the local time of a zone is ahead of UTC at an instant, by the newest release of the time zone
 * database: that of the platform may be a year old, and governments change their clocks at short notice.
 * @throws {RangeError} for an unknown zone
 */
export function offsetMinutesAt(zone: string, instant: number): number {
  const found = moment.tz.zone(zone)
  if (found === null) throw new RangeError(`time zone ${zone} is unknown`)
  return 0 - Math.round(found.utcOffset(instant))
}

/** An instant as the clocks of a zone show it, as if that were UTC. */
export const wallTimeMs = (zone: string, instant: number): number =>
  instant + offsetMinutesAt(zone, instant) * MINUTE_MS

function utcText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

function describeOffsets(zone: string): string {
  const [standard = 0, summer = 0] = nextSampleDays(buildTimeMs(process.env, Date.now()))
    .map((day) => offsetMinutesAt(zone, day))
    .toSorted((a, b) => a - b)
  return standard === summer ? utcText(standard) : `${utcText(standard)}, in summer ${utcText(summer)}`
}

/** `UTC+9`, `UTC+1, in summer UTC+2`. */
export const offsetsText: (zone: string) => string = memoize(describeOffsets)
