import { climatesOf, differs, landscapeOf } from './climates.ts'
import { createFame } from './create-filter.ts'
import type { FactTable } from './fact-table.ts'
import { WARMTH_CODES } from './fact-words.ts'
import { drawsOf, traitsOf } from './interest-columns.ts'
import { INTEREST_RULES } from './interest-rules.ts'
import type { Interest } from './interests.ts'
import { createClimateFits } from './month-values.ts'
import { createFullMonths } from './months/full-months.ts'
import { costOf, fameOf, isBusy, isHard, monthFacts, monthsWithSeason } from './place-facts.ts'
import { BUSY_FAME, CROWDED_FAME, MAX_REASONS, WARM_TARGETS } from './ranking-rules.ts'
import type { Drawback, Explanation, Reason } from './reason.ts'
import type { TripOrigin } from './trip-origin.ts'
import { straightKm } from './way-to.ts'
import type { WarmWish, Wishes } from './wishes.ts'

const MAX_TRAITS = 3

type Seen = { readonly row: number; readonly climate: number; readonly month: number | null }

function seasonReason(table: FactTable, { row, climate, month }: Seen): Reason {
  const isOther = differs(table.season, row, climate, month)
  const at = isOther ? landscapeOf(table.facts, climate) : null
  if (month !== null)
    return { kind: 'season', word: monthFacts(table, climate, month).season, months: 1 << month, at }
  const monthsOf = (word: string): number => monthsWithSeason(table, climate, [word])
  const word = (['best', 'good'] as const).find((each) => monthsOf(each) !== 0) ?? 'fair'
  return { kind: 'season', word, months: monthsOf(word), at }
}

function weatherReason(table: FactTable, { row, climate, month }: Seen): Reason | null {
  if (month === null) return null
  const { halfHours } = monthFacts(table, row, month)
  const { warmth, rain } = monthFacts(table, climate, month)
  return { kind: 'weather', warmth, rain, halfHours, at: landscapeOf(table.facts, climate) }
}

/** The reason why a place has an interest. */
function interestReason(
  { facts }: FactTable,
  row: number,
  interest: Interest,
  month: number | null,
): Reason | null {
  const rule = INTEREST_RULES[interest]
  if (interest === 'festivals') return month === null ? null : { kind: 'feasts', month }
  const own = drawsOf(facts, row)
  const traits = [...rule.traits, ...rule.support].filter((trait) => own.includes(trait))
  return traits.some((trait) => rule.traits.includes(trait))
    ? { kind: 'traits', traits: traits.slice(0, MAX_TRAITS) }
    : null
}

/** Traits of two interests in one reason. */
function joinTraits(reasons: readonly Reason[]): readonly Reason[] {
  const traits = reasons.flatMap((reason) => (reason.kind === 'traits' ? reason.traits : []))
  const others = reasons.filter(({ kind }) => kind !== 'traits')
  const perInterest = new Set(traits)
  return perInterest.size === 0
    ? others
    : [{ kind: 'traits', traits: [...perInterest].slice(0, MAX_TRAITS + 1) }, ...others]
}

function reachReason(
  table: FactTable,
  row: number,
  origin: TripOrigin | null,
  formatHours: FormatHours,
): Reason | null {
  const id = table.facts.id[row] ?? ''
  if (origin === null || origin.isAround(id)) return null
  const hours = formatHours(id)
  if (hours !== null) return { kind: 'overland', hours, from: origin.name }
  const km = straightKm(table, row, origin.at)
  return km === null ? null : { kind: 'distance', km, from: origin.name }
}

/** Hours overland to a place in words; null where it cannot be reached so, or not in the time of a trip. */
export type FormatHours = (id: string) => string | null

function wishedReasons(table: FactTable, row: number, wishes: Wishes): readonly (Reason | null)[] {
  const { facts } = table
  const fame = createFame(table, wishes)(row)
  return [
    wishes.step ? { kind: 'step' } : null,
    wishes.kids ? { kind: 'kids' } : null,
    // "Well known" is no reason for a traveller who wants quiet.
    wishes.quiet && fame < BUSY_FAME ? { kind: 'fame', fame } : null,
    wishes.cost === null ? null : { kind: 'cost', cost: costOf(table, row) },
    { kind: 'stay', min: facts.stayMin[row] ?? 1, max: facts.stayMax[row] ?? 1 },
  ]
}

const isWarmthWished = (is: (typeof WARMTH_CODES)[number], warm: WarmWish): boolean =>
  (WARM_TARGETS[warm] as readonly number[]).includes(WARMTH_CODES.indexOf(is))

/** What differs from the weather that is wished for, in any of the climates that a question is about. */
function weatherDrawback(
  table: FactTable,
  climates: readonly number[],
  month: number,
  wishes: Wishes,
): Drawback | null {
  const words = climates.map((climate) => monthFacts(table, climate, month))
  const hasShowers = wishes.dry && words.some(({ rain }) => rain === 'showers')
  const wished = wishes.warm
  const is = wished === null ? undefined : words.find(({ warmth }) => !isWarmthWished(warmth, wished))?.warmth
  if (is !== undefined && wished !== null) return { kind: 'warmth', is, wished, hasShowers }
  return hasShowers ? { kind: 'showers' } : null
}

function findDrawback(
  table: FactTable,
  row: number,
  climates: readonly number[],
  wishes: Wishes,
): Drawback | null {
  const { facts } = table
  const { month } = wishes
  if (month !== null) {
    const weather = weatherDrawback(table, climates, month, wishes)
    if (weather !== null) return weather
    if (isBusy(facts.schoolHolidays, row, month)) return { kind: 'school-holidays', month }
    if (isBusy(facts.longBreaks, row, month)) return { kind: 'long-break', month }
  }
  if (isHard(table, row)) return { kind: 'access' }
  if (fameOf(table, row) === CROWDED_FAME) return { kind: 'crowded' }
  if (wishes.cost === null && costOf(table, row) === 'very-high') return { kind: 'expensive' }
  const minDays = facts.stayMin[row] ?? 1
  return wishes.days === null && minDays >= 10 ? { kind: 'min-days', days: minDays } : null
}

/**
 * Gives up to four reasons for a place and at most one drawback, each from the facts of the place.
 * @param formatHours the hours overland from the origin in words
 * @throws when the row does not exist
 */
export function explainPlace(
  table: FactTable,
  row: number,
  wishes: Wishes,
  origin: TripOrigin | null,
  formatHours: FormatHours = () => null,
): Explanation {
  const { month, interests } = wishes
  const climates = climatesOf(
    table.climates,
    row,
    interests,
    createClimateFits(table, wishes, createFullMonths(table, wishes)),
  )
  const climate = climates[0] ?? row
  const seen = { row, climate, month }
  const wished = interests.map((interest) => interestReason(table, row, interest, month))
  const own: Reason = { kind: 'traits', traits: traitsOf(table.facts, row).slice(0, MAX_TRAITS) }
  const byInterest = joinTraits(wished.filter((reason) => reason !== null))
  const reasons = [
    seasonReason(table, seen),
    weatherReason(table, seen),
    ...(byInterest.length === 0 ? [own] : byInterest),
    reachReason(table, row, origin, formatHours),
    ...wishedReasons(table, row, wishes),
  ].filter((reason) => reason !== null)
  return {
    climate,
    reasons: reasons.slice(0, MAX_REASONS),
    drawback: findDrawback(table, row, climates, wishes),
  }
}
