const MINUTE_MS = 60_000
const formats = new Map<string, Intl.DateTimeFormat | null>()

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  let format: Intl.DateTimeFormat | null
  try {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    format = null
  }
  formats.set(zone, format)
  return format
}

/** Whether the platform knows an IANA time zone. */
export const isTimeZone = (zone: string): boolean => formatOf(zone) !== null

/** What the clocks of a zone show at an instant, as if that were UTC. */
function wallTimeMs(format: Intl.DateTimeFormat, instantMs: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * The instant at which the clocks of a zone show a date and time. A time that the clocks skip is counted with the offset
 * before the gap, and of a time that occurs twice it is the first one (RFC 5545, 3.3.5).
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 * @returns milliseconds since 1970; null for a zone that the platform does not know
 */
export function instantOf(date: string, time: string, zone: string): number | null {
  const format = formatOf(zone)
  if (format === null) return null
  const wallMs = Date.parse(`${date}T${time}:00Z`)
  const offsetAt = (instantMs: number): number => wallTimeMs(format, instantMs) - instantMs
  // No zone changes its offset twice within two days, and no offset is longer than one.
  const before = offsetAt(wallMs - 24 * 60 * MINUTE_MS)
  const after = offsetAt(wallMs + 24 * 60 * MINUTE_MS)
  const early = wallMs - before
  if (offsetAt(early) === before) return early
  const late = wallMs - after
  return offsetAt(late) === after ? late : early
}
