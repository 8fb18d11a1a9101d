import { projectWorld, WORLD_HEIGHT, WORLD_WIDTH } from '#src/maps/drawing/world-map.ts'
import type { WhereCards } from '#src/where/where-cards.ts'
import type { Airport } from '#tools/compile/airports/airport.ts'
import { readAirports } from '#tools/compile/airports/airports.ts'
import { monthsOfFeast } from '#tools/compile/text/guide-schemas.ts'
import type { WhereFactSources } from './pack-where-facts.ts'
import { choosablePlaces, drawingFeasts, type WherePlace } from './where-places.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1)
const tenths = (degrees: number): number => Math.round(degrees * 10)

/** The names of a place's feasts in a month; null for none. */
const feastsIn = (place: WherePlace, month: number, nameOf: (english: string) => string): string | null =>
  drawingFeasts(place)
    .filter((feast) => monthsOfFeast(feast).includes(month))
    .map(({ name }) => nameOf(name))
    .join(', ') || null

/** The feasts of the cards, named in a language. @param texts of the language, by the English ones */
export const feastsInLanguage = (
  places: WhereFactSources['places'],
  texts: Readonly<Record<string, string>>,
): WhereCards['feasts'] =>
  choosablePlaces(places).map((place) =>
    MONTHS.map((month) => feastsIn(place, month, (english) => texts[english] ?? english)),
  )

/** Dates of texts are months or days. */
const newestDay = (places: readonly WherePlace[]): string =>
  places
    .map(({ modifiedOn }) =>
      modifiedOn === null ? '' : modifiedOn.length === 7 ? `${modifiedOn}-01` : modifiedOn,
    )
    .toSorted()
    .at(-1) ?? ''

type CardSources = Pick<WhereCards, 'visas'> & {
  /** The town that an airport stands for. */
  readonly townOf: (airport: Airport) => string
}

/** Packs what only the worker's pages show of each place, in the rows of the facts, and the airports to start from. */
export function packWhereCards(sources: WhereFactSources, { visas, townOf }: CardSources): WhereCards {
  const places = choosablePlaces(sources.places)
  const summaries = places.map(sources.summaryOf)
  const points = places.map(({ latitude, longitude }) => projectWorld(latitude, longitude))
  const airports = readAirports().filter(({ isLarge }) => isLarge)
  return {
    version: summaries.map(({ poster }) => poster.version),
    theme: summaries.map(({ poster }) => poster.theme),
    updatedOn: newestDay(places),
    world: { width: WORLD_WIDTH, height: WORLD_HEIGHT },
    x: points.map(({ x }) => Math.round(x)),
    y: points.map(({ y }) => Math.round(y)),
    feasts: feastsInLanguage(sources.places, {}),
    visas,
    airports: {
      code: airports.map(({ code }) => code.toLowerCase()).join(' '),
      town: airports.map(townOf),
      latitude: airports.map(({ latitude }) => tenths(latitude)),
      longitude: airports.map(({ longitude }) => tenths(longitude)),
    },
  }
}
