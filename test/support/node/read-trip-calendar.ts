import ICAL from 'ical.js'
import { tripCalendar } from '#isomorphic/trips/files/trip-calendar.ts'
import { tripSourceOf } from './trip-source-of.ts'

/** Calendars of trips as an independent reader of calendars reads them. */
export function readTripCalendar(lines: readonly string[], zones: ReadonlyMap<string, string>) {
  const file = tripCalendar(tripSourceOf(lines, zones), 'en')
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return { file, calendar, events, find: (uid: string) => events.find((event) => event.uid.startsWith(uid)) }
}
