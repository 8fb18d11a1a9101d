import {
  FIRST_CODE,
  MONTH_COUNT,
  RAIN_CODES,
  SEASON_CODES,
  STRENGTH_STEPS,
  WARMTH_CODES,
} from './fact-words.ts'
import {
  ICE_TRAIT,
  INTEREST_RULES,
  type InterestRule,
  SUPPORT_SHARE,
  WINTER_LATITUDE,
} from './interest-rules.ts'
import { INTERESTS, type Interest } from './interests.ts'
import { ALL_MONTHS, monthBit } from './month-mask.ts'
import type { WhereFacts } from './where-facts.ts'

/** An interest of every place. */
export type InterestColumn = {
  /** 0 for places without it, else up to 1. */
  readonly strength: Float32Array
  /** Months in which a place has it. */
  readonly months: Uint16Array
}
export type InterestColumns = Readonly<Record<Interest, InterestColumn>>

/** How rare a trait or a topic is among the places: a word that few have says more. */
export type Rarity = {
  readonly ofTrait: (name: string) => number
  readonly ofTopic: (slug: string) => number
}

const rarityOf = (count: number, size: number): number => Math.log((size + 1) / (count + 1)) + 1

const namesOf = (names: readonly string[], codes = ''): readonly string[] =>
  [...codes].map((code) => names[code.charCodeAt(0) - FIRST_CODE] ?? '')

/** The traits of a place, by name. */
export const traitsOf = ({ traits, traitNames }: WhereFacts, row: number): readonly string[] =>
  namesOf(traitNames, traits[row])

/** The traits for which people travel to a place, by name. */
export const drawsOf = (facts: WhereFacts, row: number): readonly string[] => [
  ...traitsOf(facts, row),
  ...namesOf(facts.traitNames, facts.alsoFor[row]),
]

/** Whether there is a story about the place on a topic. */
export const hasStory = ({ topics, stories }: WhereFacts, row: number, topic: string): boolean =>
  ((stories[row] ?? 0) & (1 << topics.indexOf(topic))) !== 0 && topics.includes(topic)

/** Counts traits and topics. */
export function createRarity(facts: WhereFacts): Rarity {
  const counts = new Map<string, number>()
  for (const row of facts.id.keys())
    for (const trait of drawsOf(facts, row)) counts.set(trait, (counts.get(trait) ?? 0) + 1)
  const size = facts.id.length
  return {
    ofTrait: (name) => rarityOf(counts.get(name) ?? 0, size),
    ofTopic: (slug) => rarityOf(facts.id.filter((_, row) => hasStory(facts, row, slug)).length, size),
  }
}

type Month = {
  readonly season: (typeof SEASON_CODES)[number] | undefined
  /** Index in `WARMTH_CODES`. */
  readonly warmth: number
  readonly isDry: boolean
  /** In the three months of winter of a place far from the equator. */
  readonly isWinter: boolean
  /** The first or the last month of summer, beside one that the editors call hot. */
  readonly isNextToHeat: boolean
}

const FREEZING = WARMTH_CODES.indexOf('freezing')
const COLD = WARMTH_CODES.indexOf('cold')
const MILD = WARMTH_CODES.indexOf('mild')
const WARM = WARMTH_CODES.indexOf('warm')
const isInSeason = ({ season }: Month): boolean => season === 'best' || season === 'good'

/** Whether an interest is there in a month. */
const MONTH_RULES: Readonly<
  Record<Exclude<InterestRule['month'], 'feasts' | undefined>, (month: Month, isIcy: boolean) => boolean>
> = {
  // A visitor goes for glaciers in mild months too.
  snow: ({ warmth, isDry }, isIcy) =>
    warmth === FREEZING || (warmth === COLD && !isDry) || (isIcy && warmth <= MILD),
  season: isInSeason,
  bathing: (month) =>
    !month.isWinter && ((isInSeason(month) && month.warmth >= MILD) || (month.isDry && month.warmth >= WARM)),
  'not-cold': ({ warmth }) => warmth > COLD,
  'not-hot': ({ season, warmth, isNextToHeat }) => season === 'best' || (warmth <= WARM && !isNextToHeat),
}

/** Winters of the two hemispheres, 0 for January. */
const NORTHERN_WINTER: readonly number[] = [11, 0, 1]
const SOUTHERN_WINTER: readonly number[] = [5, 6, 7]
/** The months before and after the two hottest, 0 for January. */
const NORTHERN_EDGES: readonly number[] = [5, 8]
const SOUTHERN_EDGES: readonly number[] = [11, 2]

/** @param hundredths of a degree of latitude */
function winterAt(hundredths: number): readonly number[] {
  if (Math.abs(hundredths) <= WINTER_LATITUDE * 100) return []
  return hundredths > 0 ? NORTHERN_WINTER : SOUTHERN_WINTER
}

/** Months in which a place has an interest. */
function monthsOf(facts: WhereFacts, row: number, rule: InterestRule, traits: readonly string[]): number {
  if (rule.month === 'feasts') return facts.feasts[row] ?? 0
  if (rule.month === undefined) return ALL_MONTHS
  const isThere = MONTH_RULES[rule.month]
  const isIcy = traits.includes(ICE_TRAIT)
  const latitude = facts.latitude[row] ?? 0
  const winter = winterAt(latitude)
  const edges = latitude > 0 ? NORTHERN_EDGES : SOUTHERN_EDGES
  const codeAt = (column: string, at: number): number => column.charCodeAt(at) - FIRST_CODE
  const seasonIn = (month: number): Month['season'] =>
    SEASON_CODES[codeAt(facts.season, row * MONTH_COUNT + (month % MONTH_COUNT))]
  let mask = 0
  for (let month = 0; month < MONTH_COUNT; month += 1) {
    const at = row * MONTH_COUNT + month
    const beside = [seasonIn(month + 1), seasonIn(month + MONTH_COUNT - 1)]
    const words: Month = {
      season: seasonIn(month),
      warmth: codeAt(facts.warmth, at),
      isDry: RAIN_CODES[codeAt(facts.rain, at)] === 'dry',
      isWinter: winter.includes(month),
      isNextToHeat: edges.includes(month) && beside.includes('hot'),
    }
    if (isThere(words, isIcy)) mask |= monthBit(month)
  }
  return mask
}

function createColumn(facts: WhereFacts, interest: Interest, rarity: Rarity): InterestColumn {
  const rule = INTEREST_RULES[interest]
  const size = facts.id.length
  const weight = new Float32Array(size)
  const months = new Uint16Array(size)
  const points = new Map<string, number>([
    ...rule.support.map((trait) => [trait, SUPPORT_SHARE * rarity.ofTrait(trait)] as const),
    ...rule.traits.map((trait) => [trait, rarity.ofTrait(trait)] as const),
  ])
  const storyPoints = rule.story === undefined ? 0 : SUPPORT_SHARE * rarity.ofTopic(rule.story.topic)
  for (let row = 0; row < size; row += 1) {
    const traits = drawsOf(facts, row)
    const feasts = rule.month === 'feasts' ? (facts.feasts[row] ?? 0) : 0
    const hasTopicStory = rule.story !== undefined && hasStory(facts, row, rule.story.topic)
    const isThere =
      feasts !== 0 ||
      traits.some((trait) => rule.traits.includes(trait)) ||
      (hasTopicStory && rule.story?.isEnough === true)
    if (!isThere) continue
    weight[row] =
      traits.reduce((sum, trait) => sum + (points.get(trait) ?? 0), feasts === 0 ? 0 : 1) +
      (hasTopicStory ? storyPoints : 0)
    months[row] = monthsOf(facts, row, rule, traits)
  }
  const maximum = weight.reduce((one, other) => Math.max(one, other), 0)
  const shareOf = (value: number): number =>
    maximum === 0 ? 0 : Math.ceil((value / maximum) * STRENGTH_STEPS) / STRENGTH_STEPS
  return { strength: weight.map(shareOf), months }
}

/** Computes how strongly each place has each interest. */
export function createInterestColumns(facts: WhereFacts, rarity: Rarity): InterestColumns {
  const columns = INTERESTS.map((interest) => [interest, createColumn(facts, interest, rarity)] as const)
  return Object.fromEntries(columns) as InterestColumns
}
