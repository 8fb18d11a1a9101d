import { INTERESTS, type Interest, parseInterest } from './interests.ts'
import { DAY_CHOICES, MAX_INTERESTS, MAX_WISHES, WARM_TARGETS } from './ranking-rules.ts'
import {
  type CostWish,
  type DaysWish,
  listWishes,
  NO_WISHES,
  type ReachWish,
  type WarmWish,
  type Wishes,
  withoutWish,
} from './wishes.ts'

/** Months as they stand in addresses. */
export const MONTH_SLUGS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** Returns the month of a slug, 0 for January, else null. */
export function parseMonthSlug(text: string): number | null {
  const month = (MONTH_SLUGS as readonly string[]).indexOf(text)
  return month < 0 ? null : month
}

const MAX_FROM_LENGTH = 60
const COSTS: readonly CostWish[] = ['low', 'middle', 'high']
const REACHES: readonly ReachWish[] = ['near', 'noflight']
const WARM_WISHES = Object.keys(WARM_TARGETS) as readonly WarmWish[]

const choose = <T extends string>(choices: readonly T[], text: string | null): T | null =>
  choices.find((choice) => choice === text) ?? null

function readInterests(query: URLSearchParams, fixed: Interest | null): readonly Interest[] {
  const given = new Set([fixed, ...query.getAll('interest').map(parseInterest)])
  const known = [...given].filter((interest) => interest !== null).slice(0, MAX_INTERESTS)
  return INTERESTS.filter((interest) => known.includes(interest))
}

function readReach(query: URLSearchParams): ReachWish | null {
  if (query.get('noflight') === '1') return 'noflight'
  return query.get('near') === '1' ? 'near' : choose(REACHES, query.get('reach'))
}

/** The values in lower case: addresses are typed, too. */
const inLowerCase = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].map(([name, value]) => [name, value.toLowerCase()]))

/**
 * Reads the wishes of an address. Unknown values are no wish, and of more than `MAX_WISHES` the last are dropped.
 * @param given the query of the address
 * @param path month and interest that the path names
 * @param continents slugs
 */
export function parseWishes(
  given: URLSearchParams,
  path: { readonly month: number | null; readonly interest: Interest | null },
  continents: readonly string[],
): Wishes {
  const query = inLowerCase(given)
  const isSet = (name: string): boolean => query.get(name) === '1'
  const from = query.get('from')?.trim().slice(0, MAX_FROM_LENGTH) ?? ''
  const days: DaysWish | null = DAY_CHOICES.find((choice) => String(choice) === query.get('days')) ?? null
  const wishes: Wishes = {
    ...NO_WISHES,
    month: path.month ?? parseMonthSlug(query.get('month') ?? ''),
    interests: readInterests(query, path.interest),
    warm: choose(WARM_WISHES, query.get('warm')),
    dry: isSet('dry'),
    days,
    from: from === '' ? null : from,
    reach: from === '' ? null : readReach(query),
    quiet: isSet('quiet'),
    cost: choose(COSTS, query.get('cost')),
    kids: isSet('kids'),
    step: isSet('step'),
    continent: choose(continents, query.get('continent')),
  }
  return listWishes(wishes).slice(MAX_WISHES).reduce(withoutWish, wishes)
}
