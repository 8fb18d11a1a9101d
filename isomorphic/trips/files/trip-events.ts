import { addDays } from '#isomorphic/trips/add-days.ts'
import { durationText } from '#isomorphic/trips/duration-text.ts'
import type { DayView, StopView } from '#isomorphic/trips/plan-view.ts'
import type { TripLeg, TripStay } from '#isomorphic/trips/trip-plan.ts'
import { TRIP_FILE_WORDS } from '#isomorphic/trips/words/trip-file-words.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { departureDate } from './leg-departure.ts'
import { stopZonesOf } from './stop-zones.ts'
import type { EventTime, TripEvent } from './trip-event.ts'
import type { TripFileSource } from './trip-file-source.ts'
import { instantOf } from './zoned-time.ts'

const MINUTE_MS = 60_000
/** As in the totals of the plan. */
const DEFAULT_VISIT_MINUTES = 60

type DatedDay = DayView & { readonly date: string }
type Zones = ReadonlyMap<string, string>

function timed(date: string, time: string, minutes: number, zone: string | undefined): EventTime {
  const instant = zone === undefined ? null : instantOf(date, time, zone)
  const startMs = instant ?? Date.parse(`${date}T${time}:00Z`)
  return {
    kind: instant === null ? 'floating' : 'instant',
    startMs,
    endMs: startMs + minutes * MINUTE_MS,
  }
}

/** The events of a trip with dates; none for a trip without. */
export function createTripEvents(source: TripFileSource, locale: Locale): readonly TripEvent[] {
  const { view, siteOrigin } = source
  const { startsOn, endsOn } = view
  if (startsOn === null || endsOn === null) return []
  const words = pickWords(TRIP_FILE_WORDS, locale)
  const planWords = pickWords(TRIP_WORDS, locale)
  const zones: Zones = stopZonesOf(view, source.zones)
  const days = view.days.filter((day): day is DatedDay => day.date !== null)
  const dateOfStop = new Map(days.flatMap(({ date, stops }) => stops.map(({ id }) => [id, date])))
  const stopsById = new Map(days.flatMap(({ stops }) => stops.map((stop) => [stop.id, stop])))
  const pageLine = (path: string | null): readonly string[] => (path === null ? [] : [siteOrigin + path])
  const referenceLine = (reference: string): readonly string[] =>
    reference === '' ? [] : [words.reference(reference)]

  const stopEvents = ({ date, stops }: DatedDay): readonly TripEvent[] =>
    stops.flatMap((stop) => {
      const { id, name, from, minutes, note, path, at } = stop
      if (from === null) return []
      const when = timed(date, from, minutes ?? DEFAULT_VISIT_MINUTES, zones.get(id))
      return [{ entity: id, when, title: name, text: [note, ...pageLine(path)], place: name, at }]
    })

  function legEvent(leg: TripLeg, to: StopView, toDate: string): TripEvent | null {
    if (leg.departs === null) return null
    const from = to.arrival?.from ?? stopsById.get(leg.from ?? '') ?? null
    const toZone = zones.get(to.id)
    const fromZone = from === null ? toZone : zones.get(from.id)
    const fromDate = dateOfStop.get(from?.id ?? '') ?? addDays(toDate, -1)
    const date = departureDate({
      departs: leg.departs,
      minutes: leg.minutes,
      fromDate,
      toDate,
      arrives: to.from,
      fromZone: fromZone ?? 'UTC',
      toZone: toZone ?? 'UTC',
    })
    const by = leg.by ?? to.arrival?.by ?? 'road'
    const minutes = leg.minutes ?? to.arrival?.minutes ?? 0
    const way = planWords.ways[by]
    const grade = leg.minutes === null ? (to.arrival?.grade ?? 'own') : 'own'
    const length = minutes === 0 ? [] : [planWords.leg[grade](durationText(planWords, minutes), way)]
    return {
      entity: leg.id,
      when: timed(date, leg.departs, minutes, fromZone),
      title: words.way(from?.name ?? '', to.name, way),
      text: [...length, leg.note, ...referenceLine(leg.reference)],
      place: from?.name ?? '',
      at: from?.at ?? null,
    }
  }

  /** As in the plan, one way leads to a stop. */
  const legEvents = ({ date, stops }: DatedDay): readonly TripEvent[] =>
    stops.flatMap((stop) => {
      const leg = view.legs.find(({ to }) => to === stop.id)
      const event = leg === undefined ? null : legEvent(leg, stop, date)
      return event === null ? [] : [event]
    })

  function stayEvent({ id, name, path, at, day, nights, note, reference }: TripStay): readonly TripEvent[] {
    const arrival = days.find((one) => one.id === day)
    if (arrival === undefined) return []
    const text = [planWords.nights(nights), note, ...referenceLine(reference), ...pageLine(path)]
    const when = { kind: 'days', from: arrival.date, until: addDays(arrival.date, nights) } as const
    return [{ entity: id, when, title: words.night(name), text, place: name, at }]
  }

  const overview = days.map(({ number, title, stops }) =>
    words.dayLine(
      planWords.day(number),
      title,
      stops.map(({ name }) => name),
    ),
  )
  const trip: TripEvent = {
    entity: 'trip',
    when: { kind: 'days', from: startsOn, until: addDays(endsOn, 1) },
    title: view.name || planWords.unnamedTrip,
    text: overview,
    place: '',
    at: null,
  }
  return [
    trip,
    ...days.flatMap((day) => [...legEvents(day), ...stopEvents(day)]),
    ...view.stays.flatMap(stayEvent),
  ]
}
