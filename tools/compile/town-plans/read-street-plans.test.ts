import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import { type ContentError, formatContentError } from '#tools/compile/text/content-error.ts'
import { readStreetPlans } from './read-street-plans.ts'

let contentDir = ''
beforeEach(() => {
  contentDir = mkdtempSync(join(tmpdir(), 'plans-'))
})
afterEach(() => rmSync(contentDir, { recursive: true }))

const strelsau = {
  path: '/destinations/ruritania/strelsau',
  fields: {
    kind: 'city',
    coordinates: { latitude: 50, longitude: 14 },
    sights: [
      { name: 'Palace', at: { latitude: 50.01, longitude: 14 } },
      { name: 'Mill', at: { latitude: 49.99, longitude: 14 } },
    ],
  },
} as unknown as AuthoredPlace

function read(text: string, name = 'ruritania/strelsau') {
  mkdirSync(join(contentDir, 'town-plans/ruritania'), { recursive: true })
  writeFileSync(join(contentDir, `town-plans/${name}.yaml`), text)
  const errors: ContentError[] = []
  const plans = readStreetPlans({ contentDir }, [strelsau], (error) => errors.push(error))
  return { plans, errors: errors.map(formatContentError).map((text) => text.replace(/^[^:]*plans\//, '')) }
}

const RIVER = `rivers:
  - { name: Eder, width: 40, line: [[50, 13.9], [50, 14.1]] }
`

describe('readStreetPlans', () => {
  it('reads a plan, with longitude first as in GeoJSON', () => {
    const { plans, errors } = read(
      'streets:\n  - { name: King Street, rank: main, line: [[50, 14], [50.01, 14.01]] }\n',
    )
    expect(errors).toEqual([])
    expect(plans.get('ruritania/strelsau')?.streets[0]?.line).toEqual([
      [14, 50],
      [14.01, 50.01],
    ])
  })

  it('reports names on the way from the first sight to the fifth that are not drawn', () => {
    const { errors } = read(
      'streets:\n  - { name: King Street, rank: main, line: [[50, 14], [50.01, 14.01]] }\nway: [King Street, Queen Street]\n',
    )
    expect(errors).toEqual([expect.stringMatching(/:3: .*"Queen Street".*expected a street, square/)])
  })

  it('names the line and the field of every mistake', () => {
    const { errors } = read(
      'streets:\n  - { name: King Street, rank: great, line: [[50, 14]] }\nstops:\n  - { name: Mill, at: [95, 14], kind: horse }\n',
    )
    expect(errors).toEqual([
      expect.stringMatching(/:2: "streets\[1\].rank" is "great".*expected one of main, side/),
      expect.stringMatching(/:2: "streets\[1\].line" is .*expected 2 to 60 points/),
      expect.stringMatching(/:4: "stops\[1\].at\[1\]" is 95; expected a latitude/),
      expect.stringMatching(
        /:4: "stops\[1\].kind" is "horse".*expected one of station, metro, tram, ferry, lift/,
      ),
    ])
  })

  it('reads who has checked the plan, and refuses a reader of another role', () => {
    const check = (by: string) =>
      read(
        `checks:\n  - { section: whole, on: 2026-11-27, by: ${by}, against: "a reader's own knowledge" }\n`,
      )
    expect(check('second-reader').plans.get('ruritania/strelsau')?.checks).toEqual([
      expect.objectContaining({ by: 'second-reader', on: '2026-11-27' }),
    ])
    expect(check('anyone').errors).toEqual([expect.stringMatching(/:2: "checks\[1\].by" is "anyone"/)])
  })

  it('refuses a point far from the town, such as one with its numbers swapped', () => {
    const { errors } = read('squares:\n  - { name: Market, at: [14, 50] }\n')
    expect(errors).toEqual([expect.stringMatching(/:2: the point 14, 50 is \d+ km from the town; expected/)])
  })

  it('refuses a plan of no city', () => {
    expect(read('streets: []\n', 'ruritania/nowhere').errors).toEqual([
      expect.stringContaining(':1: there is no city ruritania/nowhere'),
    ])
  })
})

describe('relations of a plan', () => {
  it('pass for both banks of a river in its direction', () => {
    expect(read(`${RIVER}relations:\n  - { line: Eder, left: [Palace], right: [Mill] }\n`).errors).toEqual([])
  })

  it('fail on the wrong bank', () => {
    expect(read(`${RIVER}relations:\n  - { line: Eder, left: [Mill] }\n`).errors).toEqual([
      expect.stringMatching(/:4: "Mill" is not left of "Eder"; expected positions that agree/),
    ])
  })

  it('fail when the order along a line is wrong', () => {
    const bridges = `bridges:
  - { name: Old Bridge, line: [[50.001, 13.95], [49.999, 13.95]] }
  - { name: New Bridge, line: [[50.001, 14.05], [49.999, 14.05]] }
`
    const order = (names: string) =>
      read(`${RIVER}${bridges}relations:\n  - { line: Eder, order: [${names}] }\n`)
    expect(order('Old Bridge, New Bridge').errors).toEqual([])
    expect(order('New Bridge, Old Bridge').errors).toEqual([
      expect.stringContaining('"Old Bridge" does not follow "New Bridge" along "Eder"'),
    ])
  })

  it('fail for a name that the plan does not have', () => {
    expect(read('relations:\n  - { of: Palace, north: [Zenda] }\n').errors).toEqual([
      expect.stringContaining('there is no "Zenda" in the plan'),
    ])
  })

  it('hold either for a line or around a place', () => {
    expect(read('relations:\n  - { of: Palace, left: [Mill] }\n').errors).toEqual([
      expect.stringMatching(/:2: "relations\[1\]" is .*expected either line/),
    ])
  })
})
