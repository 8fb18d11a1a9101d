import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { randomWhereFacts } from '#test/support/node/random-where-facts.ts'
import { createFactTable } from './fact-table.ts'
import { isFamily, likePlaces } from './like-places.ts'
import { fameOf, rowOf } from './place-facts.ts'
import type { LikeWords, WhereFacts } from './where-facts.ts'

const FACTS = JSON.parse(readFileSync('.generated/where-facts.json', 'utf8')) as WhereFacts
const TABLE = createFactTable(FACTS)
const idsLike = (id: string, table = TABLE): readonly string[] =>
  likePlaces(table, rowOf(table, id) ?? -1).map(({ row }) => table.facts.id[row] ?? '')
const withWords = (words: LikeWords, id: string) =>
  createFactTable({ ...FACTS, likeWords: { ...FACTS.likeWords, [id]: words } })

describe('likePlaces', () => {
  it('names no place with more visitors, none around or inside the place, and no city for a landscape', () => {
    const cities = FACTS.id.filter((_, row) => FACTS.kind[row] === '2')
    for (const [row, id] of FACTS.id.entries())
      for (const { row: other } of likePlaces(TABLE, row)) {
        const otherId = FACTS.id[other] ?? ''
        expect(fameOf(TABLE, other), `${id} ${otherId}`).toBeLessThanOrEqual(fameOf(TABLE, row))
        expect(isFamily(TABLE, row, other), `${id} ${otherId}`).toBe(false)
        const isLarge = (TABLE.stayMax[row] ?? 0) > 4 && !cities.includes(id)
        if (isLarge) expect(cities, id).not.toContain(otherId)
      }
  })

  it.each([
    ['japan/hiroshima', 'china/shanghai'],
    ['united-states/yosemite', 'canada/toronto'],
    ['india/jaipur', 'india/rajasthan'],
    ['brunei', 'bangladesh'],
    ['jordan/amman', 'france/lyon'],
    ['canada', 'poland'],
    ['south-africa/cape-town', 'senegal/dakar'],
  ])('does not take %s for %s', (id, other) => {
    expect(idsLike(id)).not.toContain(other)
  })

  it('names nothing where nothing is alike', () => {
    expect(idsLike('jordan/amman')).toEqual([])
  })

  it('names first what the editors name, and never what they rule out', () => {
    const [best = ''] = idsLike('italy/venice')
    expect(idsLike('italy/venice', withWords({ never: [best] }, 'italy/venice'))).not.toContain(best)
    expect(idsLike('italy/venice', withWords({ first: ['georgia/tbilisi'] }, 'italy/venice'))[0]).toBe(
      'georgia/tbilisi',
    )
    // Crowded for months, as Venice.
    expect(idsLike('italy/venice', withWords({ first: ['spain/barcelona'] }, 'italy/venice'))).not.toContain(
      'spain/barcelona',
    )
  })

  it('answers for any facts', () => {
    const table = createFactTable(randomWhereFacts(60, 5))
    for (let row = 0; row < 60; row += 1) expect(likePlaces(table, row).length).toBeLessThanOrEqual(12)
  })
})
