import { describe, expect, it } from 'vitest'
import { scenes } from '#art/scenes.ts'
import { assignPosters, looksAlike, withoutAdjacentRepeats } from './assign-posters.ts'
import { choosePoster, type PosterConstraints, posterVersion } from './choose-poster.ts'
import { SCENE_RULES } from './scene-rules.ts'

const wishOf = (id: string, given: Partial<PosterConstraints> = {}): PosterConstraints => ({
  id,
  continent: 'africa',
  latitude: 5,
  longitude: 10,
  traits: ['savannah', 'thatch'],
  scene: null,
  ownsScene: false,
  isSynthetic: false,
  ...given,
})

const same = Array.from({ length: 30 }, (_, index) =>
  wishOf(`place-${index}`, { traits: ['dunes'], latitude: 25 }),
)

describe('assignPosters', () => {
  it('gives no two neighbours of a list similar posters, even where all have the same traits', () => {
    const ids = same.map(({ id }) => id)
    const lists = [ids, ids.toReversed(), ids.filter((_, index) => index % 2 === 0)]
    const chosen = assignPosters(same, lists)
    for (const list of lists) {
      for (const [index, id] of list.entries()) {
        const [one, other] = [chosen.get(id), chosen.get(list[index + 1] ?? '')]
        if (one !== undefined && other !== undefined) expect(looksAlike(one, other)).toBe(false)
      }
    }
  })

  it('prints the scene of its owner as drawn', () => {
    const [first, second] = [
      wishOf('a', { scene: 'stilt', ownsScene: true }),
      wishOf('b', { scene: 'stilt' }),
    ]
    const chosen = assignPosters([first, second], [['a', 'b']])
    expect(chosen.get('a')).toEqual({
      seed: 'a',
      scene: 'stilt',
      grade: 'as-drawn',
      isMirrored: false,
      disc: 'default',
    })
  })

  it('throws when a place has no grade left', () => {
    const ids = same.map(({ id }) => id)
    const everyPair = ids.flatMap((one) => ids.map((other) => [one, other]))
    expect(() => assignPosters(same, everyPair)).toThrow('differs from those beside it')
  })

  it('gives a synthetic place without a grade left the poster that fewest of its neighbours have', () => {
    const synthetic = same.map((wish) => ({ ...wish, isSynthetic: true }))
    const ids = synthetic.map(({ id }) => id)
    const everyPair = ids.flatMap((one) => ids.map((other) => [one, other]))
    const chosen = [...assignPosters(synthetic, everyPair).values()]
    expect(chosen).toHaveLength(same.length)
    const distinct = chosen.filter(
      (one, index) => !chosen.slice(0, index).some((other) => looksAlike(one, other)),
    )
    const maxRepeats = Math.max(
      ...distinct.map((one) => chosen.filter((other) => looksAlike(one, other)).length),
    )
    expect(maxRepeats).toBeLessThanOrEqual(Math.ceil(same.length / distinct.length))
  })
})

describe('withoutAdjacentRepeats', () => {
  it('skips an entry similar to its neighbour', () => {
    const poster = choosePoster(wishOf('a', { scene: 'savannah' }), 0)
    const other = choosePoster(wishOf('a', { scene: 'stilt' }), 0)
    expect(withoutAdjacentRepeats(['x', 'y', 'z'], 2, (entry) => (entry === 'z' ? other : poster))).toEqual([
      'x',
      'z',
    ])
  })
})

describe('choosePoster', () => {
  it('has a rule for every scene that is drawn, and no other', () => {
    expect(Object.keys(SCENE_RULES).sort()).toEqual(Object.keys(scenes).sort())
  })

  it('is deterministic', () => {
    expect(choosePoster(wishOf('a'), 3)).toEqual(choosePoster(wishOf('a'), 3))
  })

  it('finds a scene for a place at any latitude without matching traits', () => {
    for (let latitude = -90; latitude <= 90; latitude += 5) {
      const { scene } = choosePoster(
        wishOf('a', { latitude, traits: ['bridge', 'cave'], continent: 'antarctica' }),
        0,
      )
      expect(Object.keys(scenes)).toContain(scene)
    }
  })

  it('draws no elephants in Europe', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      const { scene } = choosePoster(wishOf(id, { continent: 'europe', latitude: 45 }), 0)
      expect(scene).not.toBe('savannah')
    }
  })
})

describe('a poster configured by an editor', () => {
  const tuned = wishOf('a', { scene: 'embankment', light: 'noon', shows: ['iron-tower'] })

  it('has the chosen grade and touches, without mirroring', () => {
    expect(choosePoster(tuned, 0)).toEqual({
      seed: 'a',
      scene: 'embankment',
      grade: 'noon',
      isMirrored: false,
      disc: 'default',
      touches: ['iron-tower'],
    })
  })

  it('uses another grade beside a similar neighbour, and is not mirrored', () => {
    for (const attempt of [1, 2, 3, 4]) {
      const { isMirrored, touches } = choosePoster(tuned, attempt)
      expect([isMirrored, touches]).toEqual([false, ['iron-tower']])
    }
    const lights = [0, 1, 2, 3, 4].map((attempt) => choosePoster(tuned, attempt).grade)
    expect(new Set(lights).size).toBeGreaterThan(3)
  })

  it('has no automatic touches when an empty list is given', () => {
    const town = wishOf('b', { continent: 'europe', scene: 'hilltown' })
    expect(choosePoster(town, 0).touches).toEqual(['castle'])
    expect(choosePoster({ ...town, shows: [] }, 0).touches).toBeUndefined()
  })
})

describe('posterVersion', () => {
  it('changes with the traits and with the drawing code', () => {
    const [one, other] = [choosePoster(wishOf('a'), 0), choosePoster(wishOf('a'), 1)]
    expect(posterVersion(one, 'x')).toMatch(/^[0-9a-f]{6}$/)
    expect(new Set([posterVersion(one, 'x'), posterVersion(other, 'x'), posterVersion(one, 'y')]).size).toBe(
      3,
    )
  })
})
