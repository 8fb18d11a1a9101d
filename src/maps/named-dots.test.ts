import { expect, it } from 'vitest'
import { isLeftward, withLabels } from './named-dots.ts'

const dot = (name: string, x: number, y: number) => ({ name, path: `/${name}`, x, y, isLabelled: false })

it('names the next place instead of one whose name would touch another', () => {
  const dots = [dot('Egypt', 660, 250), dot('United Arab Emirates', 745, 255), dot('Namibia', 640, 400)]
  const named = withLabels(dots, 1200, 2).filter(({ isLabelled }) => isLabelled)
  expect(named.map(({ name }) => name)).toEqual(['Egypt', 'Namibia'])
})

it('names no more places than asked', () => {
  const dots = [dot('Chile', 300, 400), dot('Japan', 1000, 220), dot('Iceland', 500, 90)]
  expect(withLabels(dots, 1200, 2).map(({ isLabelled }) => isLabelled)).toEqual([true, true, false])
})

it('places a name left of its dot where a phone would cut it', () => {
  const hongKong = { ...dot('Hong Kong', 984, 221), isLabelled: true }
  expect(isLeftward(hongKong, [hongKong], 1200)).toBe(true)
})
