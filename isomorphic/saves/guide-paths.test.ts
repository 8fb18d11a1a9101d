import { expect, it } from 'vitest'
import { guidePathsOf } from './guide-paths.ts'

it('names the guide of each country and story once', () => {
  const paths = [
    '/destinations/japan/kyoto#nijo-castle',
    '/destinations/japan',
    '/articles/games-for-the-wait',
    '/destinations/italy/tuscany/siena',
  ]
  expect(guidePathsOf(paths)).toEqual([
    '/destinations/japan',
    '/articles/games-for-the-wait',
    '/destinations/italy',
  ])
})
