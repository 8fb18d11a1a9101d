import { TRIP_FILE_WORDS } from '#isomorphic/trips/words/trip-file-words.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import {
  calendarDate,
  calendarInstant,
  calendarLocalTime,
  escapeCalendarText,
  joinCalendarLines,
} from './calendar-lines.ts'
import type { EventTime, TripEvent } from './trip-event.ts'
import { createTripEvents } from './trip-events.ts'
import type { TripFileSource } from './trip-file-source.ts'

/** How often a calendar that subscribes should ask; Apple's and Microsoft's read the second name. */
const REFRESH = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']

/** Start and end; an event that takes no time has no end, because an end must be later (RFC 5545, 3.8.2.2). */
function timeLines(when: EventTime): readonly string[] {
  if (when.kind === 'days')
    return [
      `DTSTART;VALUE=DATE:${calendarDate(when.from)}`,
      `DTEND;VALUE=DATE:${calendarDate(when.until)}`,
      // A journey or a hotel must not mark its days as busy.
      'TRANSP:TRANSPARENT',
    ]
  const write = when.kind === 'instant' ? calendarInstant : calendarLocalTime
  const start = `DTSTART:${write(when.startMs)}`
  return when.endMs > when.startMs ? [start, `DTEND:${write(when.endMs)}`] : [start]
}

const textLine = (name: string, text: string): readonly string[] =>
  text === '' ? [] : [`${name}:${escapeCalendarText(text)}`]

/**
 * The calendar of a trip (RFC 5545): an event for each stop and way with a time, in UTC where the zone of its place is
 * known and floating elsewhere; all-day events for the trip and its stays. A trip without dates is a journal entry,
 * because a calendar must have a component.
 */
export function tripCalendar(source: TripFileSource, locale: Locale): string {
  const { view, sequence, changedAtMs, key, link, siteOrigin } = source
  const host = new URL(siteOrigin).hostname
  const stamp = calendarInstant(changedAtMs)
  const name = escapeCalendarText(view.name || pickWords(TRIP_WORDS, locale).unnamedTrip)
  const common = (entity: string): readonly string[] => [
    `UID:${entity}.${key}@${host}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequence}`,
    `URL:${link}`,
  ]
  const eventLines = ({ entity, when, title, text, place, at }: TripEvent): readonly string[] => [
    'BEGIN:VEVENT',
    ...common(entity),
    ...timeLines(when),
    ...textLine('SUMMARY', title),
    ...textLine('DESCRIPTION', text.filter((line) => line !== '').join('\n')),
    ...textLine('LOCATION', place),
    ...(at === null ? [] : [`GEO:${at.latitude};${at.longitude}`]),
    'END:VEVENT',
  ]
  const journal = [
    'BEGIN:VJOURNAL',
    ...common('trip'),
    `SUMMARY:${name}`,
    ...textLine('DESCRIPTION', pickWords(TRIP_FILE_WORDS, locale).withoutDates),
    'END:VJOURNAL',
  ]
  const events = createTripEvents(source, locale)
  return joinCalendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fernway//Trips//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...REFRESH,
    ...(events.length === 0 ? journal : events.flatMap(eventLines)),
    'END:VCALENDAR',
  ])
}
