import { describe, expect, it } from 'vitest'
import { randomWhereFacts } from '#test/support/node/random-where-facts.ts'
import { interestMask } from './climates.ts'
import { explainPlace } from './explain-place.ts'
import { createFactTable } from './fact-table.ts'
import { FIRST_CODE, RAIN_CODES, SEASON_CODES, WARMTH_CODES } from './fact-words.ts'
import type { Interest } from './interests.ts'
import { countPlaces } from './rank-places.ts'
import type { WhereFacts } from './where-facts.ts'
import { NO_WISHES, type Wishes } from './wishes.ts'

const yearOf = (words: readonly string[], word: string): string =>
  String.fromCharCode(FIRST_CODE + words.indexOf(word)).repeat(12)

type Climate = {
  readonly season?: string
  readonly warmth?: string
  readonly rain?: string
  readonly fame?: number
}

/** A country of one climate all year, with a coast or desert of another. */
function factsOf(own: Climate, other: Climate, landscape: Interest, traits: readonly string[]): WhereFacts {
  const both = [own, other]
  const column = (part: 'season' | 'warmth' | 'rain', words: readonly string[], word: string): string =>
    both.map((climate) => yearOf(words, climate[part] ?? word)).join('')
  const facts = randomWhereFacts(1)
  return {
    ...facts,
    kind: '0',
    season: column('season', SEASON_CODES, 'good'),
    warmth: column('warmth', WARMTH_CODES, 'warm'),
    rain: column('rain', RAIN_CODES, 'dry'),
    fame: both.map(({ fame = 2 }) => fame).join(''),
    otherRows: [0],
    otherFor: [interestMask([landscape])],
    rests: [],
    traits: [
      traits.map((trait) => String.fromCharCode(FIRST_CODE + facts.traitNames.indexOf(trait))).join(''),
    ],
    alsoFor: [''],
    caution: '0',
    latitude: [1000],
    schoolHolidays: [4095],
  }
}

const COAST = factsOf({}, { rain: 'wet', fame: 3 }, 'islands', ['island', 'railway'])
const isFound = (facts: WhereFacts, wishes: Partial<Wishes>): boolean =>
  countPlaces(createFactTable(facts), { ...NO_WISHES, month: 6, ...wishes }, null) === 1

describe('a landscape with a separate climate', () => {
  it('is asked for weather where the interest belongs to it, and the place elsewhere', () => {
    expect(isFound(COAST, { interests: ['islands'], dry: true })).toBe(false)
    expect(isFound(COAST, { interests: ['islands'] })).toBe(true)
    expect(isFound(COAST, { interests: ['railways'], dry: true })).toBe(true)
    expect(isFound(COAST, { interests: ['islands', 'railways'], dry: true })).toBe(false)
  })

  it('answers a question without an interest as well, so that dropping one never gives fewer answers', () => {
    const dryCoast = factsOf({ rain: 'wet' }, { rain: 'dry' }, 'beaches', ['beach'])
    expect(isFound(dryCoast, { interests: ['beaches'], dry: true })).toBe(true)
    expect(isFound(dryCoast, { dry: true })).toBe(true)
  })

  it('is named by the reasons', () => {
    const table = createFactTable(COAST)
    const weatherFor = (interests: readonly Interest[]) =>
      explainPlace(table, 0, { ...NO_WISHES, month: 6, interests }, null).reasons.find(
        ({ kind }) => kind === 'weather',
      )
    expect(weatherFor(['islands'])).toMatchObject({ rain: 'wet', at: 'islands' })
    expect(weatherFor(['railways', 'islands'])).toMatchObject({ rain: 'wet', at: 'islands' })
    expect(weatherFor(['railways'])).toMatchObject({ rain: 'dry', at: null })
  })

  it('may have a separate season, which the reasons name where it differs', () => {
    const facts = factsOf({ season: 'wet' }, { season: 'best' }, 'beaches', ['beach'])
    const season = (wishes: Partial<Wishes>) =>
      explainPlace(createFactTable(facts), 0, { ...NO_WISHES, ...wishes }, null).reasons[0]
    expect(isFound(facts, { interests: ['beaches'] })).toBe(true)
    expect(season({ month: 6, interests: ['beaches'] })).toMatchObject({ word: 'best', at: 'beaches' })
    expect(season({ interests: ['beaches'] })).toMatchObject({ months: 4095, at: 'beaches' })
  })

  it('may be hot but not scorching as a desert, while a city stands for a hotter desert', () => {
    const desert = (warmth: string) =>
      factsOf({ warmth: 'hot' }, { warmth }, 'deserts', ['desert', 'railway'])
    expect(isFound(desert('hot'), { interests: ['deserts'], warm: 'hot' })).toBe(true)
    expect(isFound(desert('scorching'), { interests: ['deserts'], warm: 'hot' })).toBe(false)
    expect(isFound({ ...desert('hot'), otherFor: [0] }, { interests: ['deserts'], warm: 'hot' })).toBe(false)
  })

  it('may be fuller than its country, above all in holidays and in its best months', () => {
    const full = factsOf({}, { fame: 3 }, 'beaches', ['beach', 'railway'])
    const calm = { ...full, schoolHolidays: [0], longBreaks: [0] }
    const best = factsOf({ season: 'best' }, { season: 'best', fame: 3 }, 'beaches', ['beach', 'railway'])
    expect(isFound(full, { quiet: true })).toBe(true)
    expect(isFound(full, { quiet: true, interests: ['railways'] })).toBe(true)
    expect(isFound(full, { quiet: true, interests: ['beaches'] })).toBe(false)
    expect(isFound(calm, { quiet: true, interests: ['beaches'] })).toBe(true)
    const islands = factsOf({}, { fame: 3 }, 'islands', ['island'])
    expect(isFound(islands, { quiet: true, interests: ['islands'] })).toBe(false)
    const feast = (fame: number, full = 0): WhereFacts => ({
      ...factsOf({ fame }, {}, 'snow', []),
      ...{ feasts: [4095], fullFeasts: [full] },
    })
    const atFeast = { quiet: true, interests: ['festivals'] as const }
    expect(isFound(feast(1, 4095), atFeast)).toBe(false)
    expect([2, 3].map((fame) => isFound(feast(fame), atFeast))).toEqual([true, false])
    const away = { ...best, schoolHolidays: [0], longBreaks: [0] }
    expect(isFound(away, { quiet: true, interests: ['beaches'] })).toBe(false)
    expect(isFound(away, { quiet: true, interests: ['railways'] })).toBe(true)
  })

  it('has no beach in a wet month, islands in one that is fair and wet, no mild sea before July, no mild glacier', () => {
    const wet = (season: string, landscape: Interest, trait: string) =>
      isFound(factsOf({}, { season, rain: 'wet' }, landscape, [trait]), { interests: [landscape] })
    expect(wet('best', 'beaches', 'beach')).toBe(false)
    expect(wet('good', 'islands', 'island')).toBe(true)
    expect(wet('fair', 'islands', 'island')).toBe(false)
    const far = { ...factsOf({}, { season: 'best', warmth: 'mild' }, 'beaches', ['beach']), latitude: [4000] }
    const bathing = [2, 5, 6, 9, 10].map((month) => isFound(far, { interests: ['beaches'], month }))
    expect(bathing).toEqual([false, false, true, true, false])
    const snow = (warmth: string) =>
      isFound(factsOf({}, { warmth }, 'snow', ['glacier']), { interests: ['snow'] })
    const inApril = { interests: ['snow'] as const, month: 3 }
    expect(isFound(factsOf({}, { warmth: 'cool' }, 'snow', ['glacier']), inApril)).toBe(true)
    // It is July, north of the equator.
    expect([snow('cold'), snow('cool'), snow('mild')]).toEqual([true, false, false])
  })
})

describe('an interest that rests', () => {
  it('is not there in those months', () => {
    const facts: WhereFacts = { ...COAST, rests: [[0, 10, 1 << 6]] }
    expect(isFound(facts, { interests: ['railways'] })).toBe(false)
    expect(isFound(facts, { interests: ['railways'], month: 7 })).toBe(true)
    expect(isFound(facts, {})).toBe(true)
  })
})
