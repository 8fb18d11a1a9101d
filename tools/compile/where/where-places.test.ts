import { expect, it } from 'vitest'
import { drawingFeasts, fillingFeasts, type WherePlace } from './where-places.ts'

const FESTIVALS = [
  { name: 'a fair', month: 5 },
  { name: 'a carnival', month: 2, fills: true },
  { name: 'a new year at home', month: 1, draws: false, fills: true },
  { name: 'a civic day', month: 7, draws: false },
]
const PLACE = { festivals: FESTIVALS } as unknown as WherePlace
const namesOf = (feasts: WherePlace['festivals']) => feasts.map(({ name }) => name)

it('a feast with `draws: false` is no reason to travel', () => {
  expect(namesOf(drawingFeasts(PLACE))).toEqual(['a fair', 'a carnival'])
})

it('a feast fills a place whether or not one travels for it', () => {
  expect(namesOf(fillingFeasts(PLACE))).toEqual(['a carnival', 'a new year at home'])
})
