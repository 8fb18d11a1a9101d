import { type Climates, createClimates } from './climates.ts'
import { COST_CODES, FIRST_CODE, KIDS_CODES, MONTH_COUNT, STEP_FREE_CODES } from './fact-words.ts'
import { createInterestColumns, createRarity, type InterestColumns, type Rarity } from './interest-columns.ts'
import { createSphereVectors } from './sphere-vectors.ts'
import { createGateways, type Gateways } from './way-to.ts'
import type { WhereFacts } from './where-facts.ts'

/** The facts in typed arrays, as the ranking reads them. Rows are in the order of names. */
export type FactTable = {
  readonly facts: WhereFacts
  readonly size: number
  readonly climates: Climates
  /** Twelve values a climate. */
  readonly season: Uint8Array
  readonly warmth: Uint8Array
  readonly rain: Uint8Array
  /** Twelve values a row. */
  readonly light: Uint8Array
  readonly country: Uint16Array
  readonly continent: Uint8Array
  readonly cost: Uint8Array
  /** Of every climate. */
  readonly fame: Uint8Array
  /** 1 where a visitor who cannot climb steps gets to most of it, and where children do very well. */
  readonly isStepFree: Uint8Array
  readonly isGreatForKids: Uint8Array
  readonly stayMin: Uint8Array
  readonly stayMax: Uint8Array
  /** Months of school holidays or long breaks. */
  readonly busy: Uint16Array
  readonly feasts: Uint16Array
  readonly caution: Uint8Array
  /** Three coordinates a row, on the unit sphere. */
  readonly vectors: Float32Array
  readonly gateways: Gateways
  readonly interests: InterestColumns
  /** Of traits and topics among these places. */
  readonly rarity: Rarity
}

function codesOf(text: string): Uint8Array {
  const codes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index += 1) codes[index] = text.charCodeAt(index) - FIRST_CODE
  return codes
}

/** Decodes the compiled facts; once for each isolate or page. */
export function createFactTable(facts: WhereFacts): FactTable {
  const size = facts.id.length
  const [mostly, great] = [STEP_FREE_CODES.indexOf('mostly'), KIDS_CODES.indexOf('great')]
  const season = codesOf(facts.season)
  const rarity = createRarity(facts)
  const climates = createClimates(facts)
  const vectors = createSphereVectors(facts.latitude, facts.longitude)
  if (season.length !== (size + facts.otherRows.length) * MONTH_COUNT)
    throw new Error('the facts of /where are incomplete')
  return {
    facts,
    size,
    climates,
    season,
    warmth: codesOf(facts.warmth),
    rain: codesOf(facts.rain),
    light: codesOf(facts.light),
    country: Uint16Array.from(facts.country),
    continent: codesOf(facts.continent),
    cost: codesOf(facts.cost),
    fame: codesOf(facts.fame),
    isStepFree: codesOf(facts.stepFree).map((code) => Number(code === mostly)),
    isGreatForKids: codesOf(facts.kids).map((code) => Number(code === great)),
    stayMin: Uint8Array.from(facts.stayMin),
    stayMax: Uint8Array.from(facts.stayMax),
    busy: Uint16Array.from(facts.schoolHolidays, (mask, row) => mask | (facts.longBreaks[row] ?? 0)),
    feasts: Uint16Array.from(facts.feasts),
    caution: codesOf(facts.caution),
    vectors,
    gateways: createGateways(facts, vectors),
    interests: createInterestColumns(facts, rarity, climates),
    rarity,
  }
}

/** The cheapest class is 0; the dearest a wish allows. */
export const costCode = (cost: (typeof COST_CODES)[number]): number => COST_CODES.indexOf(cost)
