import { interestMask } from '#isomorphic/where/climates.ts'
import {
  ADVISED,
  COST_CODES,
  FIRST_CODE,
  HALF_HOURS_A_DAY,
  HARD,
  KIDS_CODES,
  KIND_CODES,
  RAIN_CODES,
  SEASON_CODES,
  STEP_FREE_CODES,
  WARMTH_CODES,
} from '#isomorphic/where/fact-words.ts'
import { INTERESTS } from '#isomorphic/where/interests.ts'
import { monthBit } from '#isomorphic/where/month-mask.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import { LONG_BREAK, SCHOOL_HOLIDAYS } from '#tools/compile/almanac/crowd-levels.ts'
import { yearsOfMonths } from '#tools/compile/almanac/feast-months.ts'
import { idOf } from '#tools/compile/places/place.ts'
import type { ListSources } from '#tools/compile/records/list-records.ts'
import type { PlaceRecords } from '#tools/compile/records/place-records.ts'
import { TRAITS } from '#tools/compile/text/content-words.ts'
import { monthsOfFeast } from '#tools/compile/text/guide-schemas.ts'
import {
  choosablePlaces,
  drawingFeasts,
  fillingFeasts,
  landscapeClimates,
  type WherePlace,
} from './where-places.ts'

export type WhereFactSources = Pick<
  ListSources,
  'places' | 'continents' | 'stories' | 'summaryOf' | 'likeness'
> & {
  /** The first month of the guide's year, such as `2026-11`. */
  readonly firstMonth: string
  readonly records: Pick<PlaceRecords, 'monthsOf'>
}

const character = (code: number): string => String.fromCharCode(FIRST_CODE + code)

/** @throws when a word has no code: the lists of fact-words.ts and of the content differ */
function codeOf(words: readonly string[], word: string): string {
  const code = words.indexOf(word)
  if (code < 0) throw new Error(`"${word}" has no code in fact-words.ts`)
  return character(code)
}

const maskOf = (months: readonly number[]): number =>
  months.reduce((mask, month) => mask | monthBit(month), 0)

const feastMask = (feasts: WherePlace['festivals']): number =>
  maskOf(feasts.flatMap((feast) => monthsOfFeast(feast).map((month) => month - 1)))

const monthsWith = (texts: readonly string[], has: (text: string, month: number) => boolean): number =>
  maskOf([...texts.keys()].filter((month) => has(texts[month] ?? '', month)))

/** A bit for each topic that a story about the place itself has. */
function createStoryMasks(
  { stories }: WhereFactSources,
  topics: readonly string[],
): (place: WherePlace) => number {
  const masks = new Map<string, number>()
  for (const { fields } of stories.articles)
    for (const id of fields.places) masks.set(id, (masks.get(id) ?? 0) | (1 << topics.indexOf(fields.topic)))
  return (place) => masks.get(idOf(place)) ?? 0
}

const hundredths = (degrees: number): number => Math.round(degrees * 100)

/**
 * Packs what the guide knows of each place for choosing among them (docs/adr/0054).
 * @throws when a word of the content has no code
 */
export function packWhereFacts(sources: WhereFactSources): WhereFacts {
  const places = choosablePlaces(sources.places)
  const years = yearsOfMonths(sources.firstMonth)
  const topics = sources.stories.list.topics.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
  const continents = sources.continents.map(({ slug }) => slug)
  const countryNames = [...new Set(places.map(({ country }) => country.name))]
  const storiesOf = createStoryMasks(sources, topics)
  const months = new Map(places.map((place) => [place, sources.records.monthsOf(place)]))
  const peaksOf = (place: WherePlace): readonly string[] =>
    months.get(place)?.crowds.map(({ peaks }) => peaks) ?? []
  const column = <T>(read: (place: WherePlace) => T): readonly T[] => places.map(read)
  const text = (read: (place: WherePlace) => string): string => column(read).join('')
  /** In the year in which the month comes next: Easter is in March of 2027, and was in April of 2026. */
  const isLongBreak = (peaks: string, month: number): boolean =>
    peaks.split(LONG_BREAK)[1]?.includes(String(years[month])) === true
  const others = landscapeClimates(places)
  /** Words of all climates: those of the places, then those of landscapes. */
  const yearText = (
    read: (climate: Pick<WherePlace, 'season' | 'weather'>) => readonly string[],
    words: readonly string[],
  ): string =>
    [...places, ...others].flatMap((climate) => read(climate).map((word) => codeOf(words, word))).join('')
  return {
    id: column(idOf),
    name: column(({ name }) => name),
    kind: text(({ kind }) => codeOf(KIND_CODES, kind)),
    country: column(({ country }) => countryNames.indexOf(country.name)),
    countryNames,
    continent: text(({ country }) => codeOf(continents, country.continent)),
    continents,
    continentNames: sources.continents.map(({ name }) => name),
    season: yearText(({ season }) => season, SEASON_CODES),
    warmth: yearText(({ weather }) => weather.warmth, WARMTH_CODES),
    rain: yearText(({ weather }) => weather.rain, RAIN_CODES),
    otherRows: others.map(({ row }) => row),
    otherFor: others.map((other) => interestMask(other.interests)),
    rests: places.flatMap(({ rests }, row) =>
      rests.map(
        ({ interest, months: all }) =>
          [row, INTERESTS.indexOf(interest), maskOf(all.map((month) => month - 1))] as const,
      ),
    ),
    light: text((place) => {
      const daylight = months.get(place)?.daylight ?? []
      return daylight.map((hours) => character(Math.min(HALF_HOURS_A_DAY, Math.round(hours * 2)))).join('')
    }),
    schoolHolidays: column((place) => monthsWith(peaksOf(place), (peaks) => peaks.includes(SCHOOL_HOLIDAYS))),
    longBreaks: column((place) => monthsWith(peaksOf(place), isLongBreak)),
    feasts: column((place) => feastMask(drawingFeasts(place))),
    fullFeasts: column((place) => feastMask(fillingFeasts(place))),
    cost: text(({ planning }) => codeOf(COST_CODES, planning.cost)),
    fame: [...places.map(({ planning }) => planning.fame), ...others.map(({ fame }) => fame)]
      .map(character)
      .join(''),
    stepFree: text(({ planning }) => codeOf(STEP_FREE_CODES, planning.stepFree)),
    kids: text(({ planning }) => codeOf(KIDS_CODES, planning.kids)),
    stayMin: column(({ planning }) => planning.stay[0]),
    stayMax: column(({ planning }) => planning.stay[1]),
    traitNames: TRAITS,
    traits: column(({ traits }) => traits.map((trait) => codeOf(TRAITS, trait)).join('')),
    alsoFor: column(({ planning }) =>
      (planning.alsoFor ?? []).map((trait) => codeOf(TRAITS, trait)).join(''),
    ),
    topics,
    stories: column(storiesOf),
    latitude: column(({ latitude }) => hundredths(latitude)),
    longitude: column(({ longitude }) => hundredths(longitude)),
    caution: text(({ advisory, planning: { access } }) =>
      character(advisory !== null ? ADVISED : access === 'hard' ? HARD : 0),
    ),
    ...sources.likeness,
  }
}
