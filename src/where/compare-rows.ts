import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { FactTable } from '#isomorphic/where/fact-table.ts'
import { KIDS_CODES, STEP_FREE_CODES } from '#isomorphic/where/fact-words.ts'
import { monthMaskText } from '#isomorphic/where/format-reasons.ts'
import { traitsOf } from '#isomorphic/where/interest-columns.ts'
import { costOf, fameOf, isBusy, monthFacts, monthsWithSeason } from '#isomorphic/where/place-facts.ts'
import type { TripOrigin } from '#isomorphic/where/trip-origin.ts'
import { createWayTo } from '#isomorphic/where/way-to.ts'
import { REASON_WORDS } from '#isomorphic/where/words/reason-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatNumber, monthNames } from '#isomorphic/words/formats.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { Fact } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import type { VisaRule } from './where-cards.ts'
import { WHERE_WORDS } from './words/where-words.ts'

export type ComparedPlace = PageLink & {
  readonly row: number
  readonly id: string
  readonly poster: PosterRef
  /** Twelve season codes, January first. */
  readonly season: readonly number[]
  /** Of the guide, in the language of the page: currency, languages, sockets. */
  readonly facts: readonly Fact[]
  /** What passports need in its country; null where that is not known. */
  readonly visas: VisaRule | null
}

/** A row of the comparison; null where nothing is known of a place. */
export type ComparedRow = {
  readonly label: string
  readonly values: readonly (string | null)[]
  /** Addresses of authorities with the present rule, by place. */
  readonly officialPages?: readonly (string | null)[]
  readonly differs: boolean
}

export type CompareOptions = {
  /** The month that is asked for, or null for the whole year. */
  readonly month: number | null
  readonly origin: TripOrigin | null
  readonly locale: Locale
}

/** Facts of guides that help to choose, by their English labels; others stay in the guides. */
const COMPARED_FACTS = ['Currency', 'Languages', 'English', 'Sockets', 'Driving', 'Time zone']
const STEP_KM = 50

type Read = (place: ComparedPlace) => string | null

function monthReaders(table: FactTable, month: number, locale: Locale): readonly (readonly [string, Read])[] {
  const words = pickWords(WHERE_WORDS, locale).compare
  const reasons = pickWords(REASON_WORDS, locale)
  const name = monthNames(locale)[month] ?? ''
  const { schoolHolidays, longBreaks } = table.facts
  return [
    [words.seasonIn(name), ({ row }) => words.seasons[monthFacts(table, row, month).season]],
    [words.afternoons(name), ({ row }) => reasons.warmth[monthFacts(table, row, month).warmth]],
    [words.rain(name), ({ row }) => reasons.rain[monthFacts(table, row, month).rain]],
    [words.daylight(name), ({ row }) => reasons.light(monthFacts(table, row, month).halfHours)],
    [
      words.holidays(name),
      ({ row }) =>
        isBusy(schoolHolidays, row, month)
          ? words.schoolHolidays
          : isBusy(longBreaks, row, month)
            ? words.longBreak
            : words.noHolidays,
    ],
  ]
}

/** Known, and none; a value that is not known is null. */
const NO_MONTH = '–'

function yearReaders(table: FactTable, locale: Locale): readonly (readonly [string, Read])[] {
  const words = pickWords(WHERE_WORDS, locale).compare
  const reasons = pickWords(REASON_WORDS, locale)
  const { facts } = table
  const monthsOf = (row: number, word: string): string => {
    const mask = monthsWithSeason(table, row, [word])
    return mask === 0 ? NO_MONTH : monthMaskText(mask, locale)
  }
  const codeOf = <T>(codes: readonly T[], column: string, row: number): T | undefined =>
    codes[column.charCodeAt(row) - '0'.charCodeAt(0)]
  return [
    [words.best, ({ row }) => monthsOf(row, 'best')],
    [words.good, ({ row }) => monthsOf(row, 'good')],
    [words.traits, ({ row }) => reasons.traits(traitsOf(facts, row).map(reasons.trait))],
    [words.cost, ({ row }) => reasons.cost[costOf(table, row)]],
    [words.stay, ({ row }) => reasons.stay(facts.stayMin[row] ?? 1, facts.stayMax[row] ?? 1)],
    [words.visitors, ({ row }) => reasons.fame[fameOf(table, row) - 1] ?? null],
    [words.kids, ({ row }) => words.kidsWords[codeOf(KIDS_CODES, facts.kids, row) ?? 'fine']],
    [words.steps, ({ row }) => words.stepWords[codeOf(STEP_FREE_CODES, facts.stepFree, row) ?? 'partly']],
  ]
}

function distanceReader(table: FactTable, origin: TripOrigin, locale: Locale): readonly [string, Read] {
  const words = pickWords(WHERE_WORDS, locale).compare
  const wayTo = createWayTo(table, origin.at)
  return [
    words.distance(origin.name),
    ({ row, id }) => {
      if (id === origin.id || origin.isAround(id)) return null
      const km = Math.max(STEP_KM, Math.round(wayTo(row) / STEP_KM) * STEP_KM)
      return words.kilometres(formatNumber(locale, km))
    },
  ]
}

/** The rows of a comparison, those that differ first. */
export function compareRows(
  table: FactTable,
  places: readonly ComparedPlace[],
  { month, origin, locale }: CompareOptions,
): readonly ComparedRow[] {
  const readers: readonly (readonly [string, Read])[] = [
    ...(month === null ? [] : monthReaders(table, month, locale)),
    ...yearReaders(table, locale),
    ...(origin === null ? [] : [distanceReader(table, origin, locale)]),
    ...localiseContent(
      locale,
      COMPARED_FACTS.map((label) => ({ label })),
    ).map(
      ({ label }) =>
        [
          label,
          ({ facts }: ComparedPlace) => facts.find((fact) => fact.label === label)?.value ?? null,
        ] as const,
    ),
  ]
  const rows = readers.map(([label, read]): ComparedRow => {
    const values = places.map(read)
    return { label, values, differs: new Set(values).size > 1 }
  })
  const visas = places.map((place) => place.visas?.text ?? null)
  rows.push({
    label: pickWords(WHERE_WORDS, locale).compare.visas,
    values: visas,
    differs: new Set(visas).size > 1,
    officialPages: places.map((place) => place.visas?.official ?? null),
  })
  const known = rows.filter(({ values }) => values.some((value) => value !== null))
  return [...known.filter(({ differs }) => differs), ...known.filter(({ differs }) => !differs)]
}
