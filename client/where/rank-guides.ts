import { baseScore } from '#isomorphic/where/base-score.ts'
import { climatesOf, createClimates } from '#isomorphic/where/climates.ts'
import type { DeviceFacts } from '#isomorphic/where/device-facts.ts'
import { FIRST_CODE, MONTH_COUNT, STRENGTH_STEPS } from '#isomorphic/where/fact-words.ts'
import type { Interest } from '#isomorphic/where/interests.ts'
import { ALL_MONTHS } from '#isomorphic/where/month-mask.ts'
import { createClimateFits, createMonthJudge } from '#isomorphic/where/month-values.ts'
import { createRepresents } from '#isomorphic/where/pick-results.ts'
import { rankRows } from '#isomorphic/where/rank-rows.ts'
import { WARM_TARGETS } from '#isomorphic/where/ranking-rules.ts'
import type { WarmWish } from '#isomorphic/where/wishes.ts'

const DESTINATIONS = '/destinations/'
const NO_PLACE = { from: null, continent: null }

export type GuideWish = {
  /** 0 for January; null for no wish, as the others. */
  readonly month: number | null
  readonly warm: WarmWish | null
  readonly interest: Interest | null
}

export type RankedGuide = {
  readonly name: string
  readonly path: string
  readonly reasons: readonly string[]
  /** Empty for none. */
  readonly drawback: string
}

export type GuideRanking = {
  /** Best first. */
  readonly guides: readonly RankedGuide[]
  /** Guides that fit and are left out because of a warning. */
  readonly advisedCount: number
}

const codesOf = (column: string): Uint16Array =>
  Uint16Array.from(column, (character) => character.charCodeAt(0) - FIRST_CODE)

/** Decodes what the ranking reads; the other columns are read where they lie. */
function decode(facts: DeviceFacts) {
  const { id, country, continent, season, warmth, rain, caution, interests } = facts
  const columns = Object.entries(interests).map(([slug, { strengths, strength, months }]) => [
    slug,
    {
      strength: Array.from(codesOf(strength), (code) => Math.fround((strengths[code] ?? 0) / STRENGTH_STEPS)),
      months: months === '' ? new Uint16Array(id.length).fill(ALL_MONTHS) : codesOf(months),
    },
  ])
  return {
    size: id.length,
    climates: createClimates(facts),
    country: Uint16Array.from(country),
    continent: new Uint8Array(codesOf(continent)),
    season: new Uint8Array(codesOf(season)),
    warmth: new Uint8Array(codesOf(warmth)),
    rain: new Uint8Array(codesOf(rain)),
    caution: new Uint8Array(codesOf(caution)),
    interests: Object.fromEntries(columns) as Readonly<
      Record<Interest, { readonly strength: readonly number[]; readonly months: Uint16Array }>
    >,
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The reasons and the drawback of `explainPlace`, from sentences that the compiler wrote. */
function explain(facts: DeviceFacts, row: number, climate: number, wish: GuideWish) {
  const at = facts.at[climate - facts.id.length] ?? ''
  const { month, warm, interest } = wish
  const { texts, words, interests } = facts
  const codeAt = (column: string, at: number): number => column.charCodeAt(at) - FIRST_CODE
  const textAt = (column: string, index = row): string => texts[codeAt(column, index)] ?? ''
  const own = (interest !== null && textAt(interests[interest].reason)) || textAt(facts.own)
  const [stay, but] = [textAt(facts.stay), textAt(facts.but)]
  if (month === null) return { reasons: [textAt(facts.when, climate), own, stay], drawback: but }
  const seen = climate * MONTH_COUNT + month
  const [warmth, rain] = [codeAt(facts.warmth, seen), codeAt(facts.rain, seen)]
  const light = words.light[codeAt(facts.light, row * MONTH_COUNT + month)]
  const afternoon = words.warmth[warmth] ?? ''
  const weather = `${at === '' ? afternoon[0]?.toUpperCase() + afternoon.slice(1) : at + afternoon}, ${warmth === 0 && rain !== 0 ? words.snow : words.rain[rain]}, ${light}`
  const isIn = (masks: string): boolean => (codeAt(masks, row) & (1 << month)) !== 0
  const isOther = warm !== null && !(WARM_TARGETS[warm] as readonly number[]).includes(warmth)
  const drawback = isOther
    ? words.rather[warmth]?.[Object.keys(WARM_TARGETS).indexOf(warm)]
    : isIn(facts.schoolHolidays)
      ? words.schoolHolidaysByMonth[month]
      : isIn(facts.longBreaks)
        ? words.longBreakByMonth[month]
        : but
  const has = interest === 'festivals' ? words.feastByMonth[month] : own
  const verdict = words.season[codeAt(facts.season, seen)]?.[month] ?? ''
  const when = facts.season[seen] === facts.season[row * MONTH_COUNT + month] ? verdict : at + lower(verdict)
  return { reasons: [when, weather, has ?? '', stay], drawback: drawback ?? '' }
}

/**
 * Creates a ranking of the places on the device, by the rule of `/where` and with the scores that they have there.
 * @param paths pages on the device; what is no place of the guide is left out
 * @throws for facts of another build
 */
export function createGuideRanking(
  facts: DeviceFacts,
  paths: readonly string[],
): { readonly size: number; readonly rank: (wish: GuideWish) => GuideRanking } {
  const table = decode(facts)
  const isHere = facts.id.map((id) => paths.includes(DESTINATIONS + id))
  return {
    size: isHere.filter(Boolean).length,
    rank(wish) {
      const { interest, month, warm } = wish
      const strength = interest === null ? null : table.interests[interest].strength
      const wishes = { ...NO_PLACE, month, warm, dry: false, interests: interest === null ? [] : [interest] }
      const { results, more, advisedCount } = rankRows(table, wishes, {
        fits: (row) => isHere[row] === true && strength?.[row] !== 0,
        judge: createMonthJudge(table, wishes),
        represents: createRepresents(facts.id, strength === null ? [] : [strength]),
        score: (row, season, weather) => baseScore(season, weather, strength?.[row] ?? 0),
      })
      const fitsClimate = createClimateFits(table, wishes)
      const explainRow = (row: number) => {
        const [climate = row] = climatesOf(table.climates, row, wishes.interests, fitsClimate)
        return explain(facts, row, climate, wish)
      }
      const guides = [...results, ...more].map((row) => ({
        name: facts.name[row] ?? '',
        path: DESTINATIONS + facts.id[row],
        ...explainRow(row),
      }))
      return { guides, advisedCount }
    },
  }
}
