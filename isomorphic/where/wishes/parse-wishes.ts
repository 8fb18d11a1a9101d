import { INTERESTS, type Interest, parseInterest } from '#isomorphic/where/interests.ts'
import { parseMonthSlug } from '#isomorphic/where/month-slugs.ts'
import { DAY_CHOICES, MAX_INTERESTS, MAX_WISHES, WARM_TARGETS } from '#isomorphic/where/ranking-rules.ts'
import {
  type CostWish,
  type DaysWish,
  listWishes,
  NO_WISHES,
  type ReachWish,
  type WarmWish,
  type Wishes,
  withoutWish,
} from '#isomorphic/where/wishes.ts'

/** Characters: half of a surrogate pair could be in no address. */
const MAX_FROM_LENGTH = 60
const COSTS: readonly CostWish[] = ['low', 'middle', 'high']
const REACHES: readonly ReachWish[] = ['near', 'noflight']
const WARM_WISHES = Object.keys(WARM_TARGETS) as readonly WarmWish[]

/** A value in lower case: addresses are typed, too. */
const valueIn = (query: URLSearchParams, name: string): string | null =>
  query.get(name)?.toLowerCase() ?? null

const choose = <T extends string>(choices: readonly T[], text: string | null): T | null =>
  choices.find((choice) => choice === text) ?? null

function readInterests(query: URLSearchParams, fixed: Interest | null): readonly Interest[] {
  const given = new Set([
    fixed,
    ...query.getAll('interest').map((interest) => parseInterest(interest.toLowerCase())),
  ])
  const known = [...given].filter((interest) => interest !== null).slice(0, MAX_INTERESTS)
  return INTERESTS.filter((interest) => known.includes(interest))
}

function readReach(query: URLSearchParams): ReachWish | null {
  if (query.get('noflight') === '1') return 'noflight'
  return query.get('near') === '1' ? 'near' : choose(REACHES, valueIn(query, 'reach'))
}

/** A number of days, as other programs write it: the nearest choice, of two the shorter, because a longer trip would not fit. */
function readDays(text: string | null): DaysWish | null {
  const days = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
  if (days === 0) return null
  return DAY_CHOICES.reduce<DaysWish>(
    (best, choice) => (Math.abs(choice - days) < Math.abs(best - days) ? choice : best),
    DAY_CHOICES[0],
  )
}

/**
 * Reads the wishes of an address. Unknown values are no wish, and of more than `MAX_WISHES` the last are dropped.
 * @param path month and interest that the path names
 * @param continents slugs
 */
export function parseWishes(
  query: URLSearchParams,
  path: { readonly month: number | null; readonly interest: Interest | null },
  continents: readonly string[],
): Wishes {
  const isSet = (name: string): boolean => query.get(name) === '1'
  const from = [...(valueIn(query, 'from')?.trim() ?? '')].slice(0, MAX_FROM_LENGTH).join('').trim()
  const wishes: Wishes = {
    ...NO_WISHES,
    month: path.month ?? parseMonthSlug(valueIn(query, 'month') ?? ''),
    interests: readInterests(query, path.interest),
    warm: choose(WARM_WISHES, valueIn(query, 'warm')),
    dry: isSet('dry'),
    days: readDays(query.get('days')),
    from: from === '' ? null : from,
    reach: from === '' ? null : readReach(query),
    quiet: isSet('quiet'),
    cost: choose(COSTS, valueIn(query, 'cost')),
    kids: isSet('kids'),
    step: isSet('step'),
    continent: choose(continents, valueIn(query, 'continent')),
  }
  return listWishes(wishes).slice(MAX_WISHES).reduce(withoutWish, wishes)
}
