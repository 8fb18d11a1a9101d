import { expect, it } from 'vitest'
import { distanceText } from './distance-text.ts'

it.each([
  [0.2, '1 km'],
  [7.4, '7 km'],
  [86, 'about 85 km'],
  [347, 'about 350 km'],
  [1262, 'about 1,250 km'],
])('formats %d km with the precision that is known', (km, text) => {
  expect(distanceText(km, 'en')).toBe(text)
})
