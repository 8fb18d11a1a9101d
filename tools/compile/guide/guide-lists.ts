import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type {
  DayTrip,
  Dish,
  Festival,
  GuideRegion,
  Itinerary,
  Quarter,
  Stop,
  TransportLink,
  Walk,
} from '#tools/compile/text/guide-schemas.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import { routePlaceholder } from './route-placeholders.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)

const div = (name: string, children: readonly (Markup | null)[]): Markup =>
  hastElement('div', { className: name }, children)
const text = (tagName: string, value: string): Markup => hastElement(tagName, {}, [value])

/** Adds the unit to hours: `1` and `½` as well; a text with a unit is unchanged. */
export function hoursText(hours: string): string {
  if (/minute|hour|day|night/.test(hours)) return hours
  return `${hours} ${/(?:^|\s)[1¼½¾]$/.test(hours) ? 'hour' : 'hours'}`
}

function placeName(name: string, place: string | undefined): Markup {
  if (place === undefined) return text('span', name)
  return hastElement('a', { href: `/destinations/${place}` }, [name])
}

/** The festivals of the year by month. */
export function festivalList(festivals: readonly Festival[]): Markup {
  const byMonth = Map.groupBy(
    festivals.toSorted((one, other) => one.month - other.month),
    ({ month }) => month,
  )
  const months = [...byMonth].map(([month, feasts]) =>
    hastElement('div', {}, [
      text('dt', MONTH_NAMES[month - 1] ?? ''),
      ...feasts.map((feast) => hastElement('dd', {}, [text('b', feast.name), ` ${feast.text}`])),
    ]),
  )
  return hastElement('dl', { className: 'festivals' }, months)
}

/** Entries are no sentences: some are written with a full stop, which a list of them does without. */
const withoutStop = (entry: string): string => entry.replace(/^([^.!?]*)\.$/, '$1')

/** Food and drink: the name as on a menu, what it is, how to order it. */
export function dishList(dishes: readonly Dish[]): Markup {
  const entries = dishes.map(({ dish, what, how }) =>
    hastElement('div', {}, [text('dt', dish), text('dd', withoutStop(what)), text('dd', withoutStop(how))]),
  )
  return hastElement('dl', { className: 'glossary' }, entries)
}

const stopList = (stops: readonly Stop[]): Markup =>
  hastElement(
    'ol',
    { className: 'stops' },
    stops.map(({ name }) => text('li', name)),
  )

const daysText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`

/** Duration and stops of an itinerary. */
/** @param index of the itinerary among the guide's routes */
export function itineraryStops({ days, stops }: Itinerary, index: number): Markup {
  return div('way-through', [text('b', daysText(days)), stopList(stops), routePlaceholder(index)])
}

const hoursToHalf = (hours: number): string => `${Math.floor(hours) || ''}${hours % 1 === 0 ? '' : '½'}`

/** @param first index of the first walk among the guide's routes */
export function walkList(walks: readonly Walk[], first: number): Markup {
  const entries = walks.map((walk, index) =>
    hastElement('article', {}, [
      text('h3', walk.title),
      div('way-through', [
        text('b', `About ${hoursText(hoursToHalf(walk.hours))}`),
        stopList(walk.stops),
        routePlaceholder(first + index),
      ]),
      text('p', walk.text),
    ]),
  )
  return div('walks', entries)
}

/** Where to stay: character, noise, transport and suitability of each quarter. */
export function quarterList(quarters: readonly Quarter[]): Markup {
  const row = (label: string, value: string): Markup =>
    hastElement('div', {}, [text('dt', label), text('dd', value)])
  const entries = quarters.map(({ name, character, noise, transport, suits }) =>
    hastElement('li', {}, [
      hastElement('div', {}, [text('h3', name), text('p', character)]),
      hastElement('dl', {}, [row('Noise', noise), row('Getting about', transport), row('Suits', suits)]),
    ]),
  )
  return hastElement('ul', { className: 'quarters' }, entries)
}

export function dayTripList(trips: readonly DayTrip[]): Markup {
  const entries = trips.map((trip) =>
    hastElement('li', {}, [
      hastElement('h3', {}, [placeName(trip.name, trip.place)]),
      hastElement('p', { className: 'meta' }, [`${trip.way}, ${hoursText(trip.hours)} one way`]),
      text('p', trip.text),
    ]),
  )
  return hastElement('ul', { className: 'day-trips' }, entries)
}

export function regionList(regions: readonly GuideRegion[]): Markup {
  const entries = regions.map((region) =>
    hastElement('div', {}, [
      hastElement('dt', {}, [placeName(region.name, region.place)]),
      text('dd', region.text),
    ]),
  )
  return hastElement('dl', { className: 'glossary' }, entries)
}

const TRANSPORT_LABELS: Readonly<Record<TransportLink['by'], string>> = {
  train: 'Train',
  road: 'Road',
  boat: 'Boat',
  air: 'Air',
}

/** Transport between the main places of a country, with hours. */
export function transportTable(ways: readonly TransportLink[]): Markup {
  const head = (label: string): Markup => hastElement('th', { scope: 'col' }, [label])
  const rows = ways.map(({ from, to, by, hours, text: note }) =>
    hastElement('tr', {}, [
      hastElement('th', { scope: 'row' }, [
        `${from} to ${to}`,
        note === undefined ? null : text('small', note),
      ]),
      text('td', TRANSPORT_LABELS[by]),
      text('td', hoursText(hours)),
    ]),
  )
  return hastElement('table', { className: 'ways' }, [
    text('caption', 'Ways between the main places'),
    hastElement('thead', {}, [hastElement('tr', {}, ['Way', 'By', 'Takes'].map(head))]),
    hastElement('tbody', {}, rows),
  ])
}
