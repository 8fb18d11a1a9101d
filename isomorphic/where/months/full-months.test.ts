import { expect, it } from 'vitest'
import { createFullMonths } from './full-months.ts'

// Two places and a landscape of the first; a best month, then good ones.
const season = Uint8Array.from({ length: 36 }, (_, index) => (index % 12 === 0 ? 0 : 1))
const facts = { otherRows: [0] } as never
const isFull = (fame: readonly number[]) =>
  createFullMonths({ season, fame: Uint8Array.from(fame), size: 2, facts }, { quiet: true })

it('are the best months of well-known places, and of landscapes that are fuller than those or lie in them', () => {
  expect([0, 1, 2].map((climate) => isFull([3, 2, 2])?.(climate, 0))).toEqual([true, false, true])
  expect([0, 1, 2].map((climate) => isFull([2, 2, 3])?.(climate, 0))).toEqual([false, false, true])
  expect(isFull([4, 4, 4])?.(0, 1)).toBe(false)
})

it('are none where quiet is not wished for', () => {
  expect(createFullMonths({ season, fame: new Uint8Array(3), size: 2, facts }, { quiet: false })).toBe(
    undefined,
  )
})
