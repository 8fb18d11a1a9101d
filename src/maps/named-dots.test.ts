import { expect, it } from 'vitest'
import { isLeftward } from './named-dots.ts'

it('places a name left of its dot where a phone would cut it', () => {
  const hongKong = { name: 'Hong Kong', path: '/hong-kong', x: 984, y: 221, isLabelled: true }
  expect(isLeftward(hongKong, [hongKong], 1200)).toBe(true)
})
