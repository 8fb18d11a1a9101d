import { FIRST_CODE, MONTH_COUNT } from '#isomorphic/where/fact-words.ts'
import { INTEREST_RULES } from '#isomorphic/where/interest-rules.ts'
import { INTERESTS } from '#isomorphic/where/interests.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'

const TRAITS = [
  ...new Set(INTERESTS.flatMap((slug) => [...INTEREST_RULES[slug].traits, ...INTEREST_RULES[slug].support])),
]
const TOPICS = [
  'beaches',
  'adventure-travel',
  'art-and-culture',
  'food-and-drink',
  'wildlife-and-nature',
  'festivals-and-events',
]
const COUNTRIES = 40
const CONTINENTS = ['africa', 'asia', 'europe', 'pacific', 'south-america']

/** A generator of pseudo-random numbers from 0 to below a limit (mulberry32). */
export function createDice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit
  }
}

/** Facts of invented places, equal for equal seeds. */
export function randomWhereFacts(size: number, seed = 1): WhereFacts {
  const dice = createDice(seed)
  const rows = Array.from({ length: size }, (_, row) => row)
  const roll = (limit: number): number => Math.floor(dice(limit))
  const codes = (count: number, first: number, limit: number): string =>
    Array.from({ length: count }, () => String.fromCharCode(FIRST_CODE + first + roll(limit))).join('')
  const others = rows.filter(() => roll(5) === 0)
  const climates = size + others.length
  const column = <T>(read: (row: number) => T): readonly T[] => rows.map(read)
  return {
    id: column((row) => `country-${row % COUNTRIES}/place-${row}`),
    name: column((row) => `Place ${String(row).padStart(6, '0')}`),
    kind: codes(size, 0, 3),
    country: column((row) => row % COUNTRIES),
    countryNames: Array.from({ length: COUNTRIES }, (_, index) => `Country ${index}`),
    continent: codes(size, 0, CONTINENTS.length),
    continents: CONTINENTS,
    continentNames: CONTINENTS,
    season: codes(climates * MONTH_COUNT, 0, 6),
    warmth: codes(climates * MONTH_COUNT, 0, 7),
    rain: codes(climates * MONTH_COUNT, 0, 3),
    otherRows: others,
    otherFor: others.map(() => 1 << roll(INTERESTS.length)),
    rests: others.map((row) => [row, roll(INTERESTS.length), roll(4096)] as const),
    light: codes(size * MONTH_COUNT, 10, 28),
    schoolHolidays: column(() => roll(4096)),
    longBreaks: column(() => roll(4096)),
    feasts: column(() => roll(4096)),
    fullFeasts: column(() => roll(4096) & roll(4096)),
    cost: codes(size, 0, 4),
    fame: codes(climates, 1, 4),
    stepFree: codes(size, 0, 3),
    kids: codes(size, 0, 3),
    stayMin: column(() => 1 + roll(9)),
    stayMax: column(() => 10 + roll(12)),
    traitNames: TRAITS,
    traits: column(() => codes(4, 0, TRAITS.length)),
    alsoFor: column(() => (roll(3) === 0 ? codes(1, 0, TRAITS.length) : '')),
    topics: TOPICS,
    stories: column(() => (roll(4) === 0 ? 1 << roll(TOPICS.length) : 0)),
    latitude: column(() => roll(12_000) - 6000),
    longitude: column(() => roll(36_000) - 18_000),
    caution: column(() => ['2', '1'][roll(15)] ?? '0').join(''),
    gateways: {},
    regions: {},
    likeWords: {},
  }
}
