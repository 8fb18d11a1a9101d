import type { Climates } from './climates.ts'
import { FIRST_CODE, STRENGTH_STEPS } from './fact-words.ts'
import { interestMonths } from './interest-months.ts'
import { INTEREST_RULES, SUPPORT_SHARE } from './interest-rules.ts'
import { INTERESTS, type Interest } from './interests.ts'
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
const hasStory = ({ topics, stories }: WhereFacts, row: number, topic: string): boolean =>
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

/** Months in which no boat or train of the interest runs. */
function restsOf({ rests }: WhereFacts, interest: Interest): ReadonlyMap<number, number> {
  const index = INTERESTS.indexOf(interest)
  return new Map(rests.flatMap(([row, other, months]) => (other === index ? [[row, months] as const] : [])))
}

function createColumn(
  facts: WhereFacts,
  interest: Interest,
  rarity: Rarity,
  climates: Climates,
): InterestColumn {
  const rule = INTEREST_RULES[interest]
  const size = facts.id.length
  const weight = new Float32Array(size)
  const months = new Uint16Array(size)
  const rests = restsOf(facts, interest)
  const points = new Map<string, number>([
    ...rule.support.map((trait) => [trait, SUPPORT_SHARE * rarity.ofTrait(trait)] as const),
    ...rule.traits.map((trait) => [trait, rarity.ofTrait(trait)] as const),
  ])
  const storyPoints = rule.story === undefined ? 0 : SUPPORT_SHARE * rarity.ofTopic(rule.story)
  for (let row = 0; row < size; row += 1) {
    const traits = drawsOf(facts, row)
    const feasts = rule.month === 'feasts' ? (facts.feasts[row] ?? 0) : 0
    const hasTopicStory = rule.story !== undefined && hasStory(facts, row, rule.story)
    const isThere = feasts !== 0 || traits.some((trait) => rule.traits.includes(trait))
    if (!isThere) continue
    weight[row] =
      traits.reduce((sum, trait) => sum + (points.get(trait) ?? 0), feasts === 0 ? 0 : 1) +
      (hasTopicStory ? storyPoints : 0)
    const at = { row, climate: climates.of(interest, row) }
    months[row] = interestMonths(facts, at, rule, traits) & ~(rests.get(row) ?? 0)
  }
  const maximum = weight.reduce((one, other) => Math.max(one, other), 0)
  const shareOf = (value: number): number =>
    maximum === 0 ? 0 : Math.ceil((value / maximum) * STRENGTH_STEPS) / STRENGTH_STEPS
  return { strength: weight.map(shareOf), months }
}

/** Computes how strongly each place has each interest. */
export function createInterestColumns(
  facts: WhereFacts,
  rarity: Rarity,
  climates: Climates,
): InterestColumns {
  const columns = INTERESTS.map(
    (interest) => [interest, createColumn(facts, interest, rarity, climates)] as const,
  )
  return Object.fromEntries(columns) as InterestColumns
}
