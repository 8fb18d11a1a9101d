import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import { NO_WISHES } from '#isomorphic/where/wishes.ts'
import { createGuideRanking } from './rank-guides.ts'

const FACTS = JSON.parse(readFileSync('.generated/where-facts.json', 'utf8')) as WhereFacts
const PATHS = [
  '/destinations/japan/kyoto',
  '/destinations/italy/venice',
  '/destinations/iceland',
  '/destinations/no-such-place',
  '/articles/overland-track',
  '/destinations/japan/kyoto',
]
const ranking = createGuideRanking(FACTS, PATHS)
const namesIn = (wishes: Parameters<typeof ranking.rank>[0]): readonly string[] =>
  ranking.rank(wishes).guides.map(({ name }) => name)

describe('createGuideRanking', () => {
  it('knows the places on the device, each once, and no story', () => {
    expect(ranking.size).toBe(3)
    expect(createGuideRanking(FACTS, []).rank({ ...NO_WISHES, month: 4 }).guides).toEqual([])
  })

  it('ranks only them, with reasons from the facts', () => {
    const { guides } = ranking.rank({ ...NO_WISHES, month: 3 })
    const kyoto = guides.find(({ path }) => path === '/destinations/japan/kyoto')
    expect(kyoto?.reasons[0]).toMatch(/^(?:Best|Good) in April$/)
    expect(guides.length).toBeLessThanOrEqual(3)
  })

  it('leaves out what does not fit', () => {
    expect(namesIn({ ...NO_WISHES, month: 6, interests: ['snow'] })).not.toContain('Venice')
    expect(namesIn({ ...NO_WISHES, month: 0, warm: 'hot' })).toEqual([])
  })
})
