import { expect, it } from 'vitest'
import { findAgedFacts } from './aged-facts.ts'

it('accepts the facts of this build and refuses them nineteen months later', () => {
  const nowMs = Date.UTC(2026, 10, 27)
  expect(findAgedFacts('content', nowMs)).toEqual([])
  const later = findAgedFacts('content', Date.UTC(2028, 6, 1))
  expect(later.length).toBeGreaterThan(374)
  expect(later[0]).toMatch(
    /^content\/practical\/[a-z-]+\.yaml:1: the (?:entry|practical) facts were known in 20\d\d-\d\d/,
  )
})
