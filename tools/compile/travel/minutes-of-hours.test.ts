import { expect, it } from 'vitest'
import { minutesOfHours } from './minutes-of-hours.ts'

it.each([
  ['2', 120, 120],
  ['about 2½', 150, 150],
  ['½', 30, 30],
  ['1¾', 105, 105],
  ['⅓', 20, 20],
  ['9 to 10', 540, 600],
  ['about ½ to 1', 30, 60],
  ['0 to ½', 0, 30],
  ['10 minutes', 10, 10],
  ['20 to 25 minutes', 20, 25],
  ['about 2 hours', 120, 120],
  ['1 hour', 60, 60],
  ['1 day', 1440, 1440],
  ['6 to 9 days', 8640, 12_960],
  ['2 days or more', 2880, 3600],
  ['about 24 or more', 1440, 1800],
  ['under ½', 23, 30],
  ['a little over 3', 184, 198],
  ['a whole day', 480, 600],
  ['about 2½ each way', 150, 150],
  ['3, then an hour on foot', 180, 180],
])('reads “%s” as %i to %i minutes', (text, minMinutes, maxMinutes) => {
  expect(minutesOfHours(text)).toEqual({ minMinutes, maxMinutes })
})

it.each([
  [''],
  [' '],
  ['about'],
  ['0'],
  ['0 minutes'],
  ['3 to 2'],
  ['1 to 2 to 3'],
  ['2 to'],
  ['to 2'],
  ['2-3'],
  ['2–3'],
  ['1.5'],
  ['1,5'],
  ['-1'],
  ['two'],
  ['½½'],
  ['1½5'],
  ['1e3'],
  ['NaN'],
  ['all night'],
])('does not guess what “%s” means', (text) => {
  expect(minutesOfHours(text)).toBeNull()
})
