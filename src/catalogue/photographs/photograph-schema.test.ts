import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { PHOTO_LICENCE_NAMES, PHOTO_LICENCES } from './photo-licence.ts'
import { PhotographSchema } from './photograph-schema.ts'

const PHOTO = {
  file: '/images/photos/lake.jpg',
  alt: 'A lake with two boats on it, seen from the shore.',
  caption: 'Two boats come back before the wind does.',
  credit: 'A. Sample',
  licence: 'CC BY-SA 4.0',
  source: 'https://commons.example/lake',
  year: 2019,
}

function problemsOf(changes: Readonly<Record<string, unknown>>): readonly string[] {
  const parsed = v.safeParse(PhotographSchema, { ...PHOTO, ...changes })
  return parsed.success ? [] : parsed.issues.map(({ path, message }) => `${path?.at(-1)?.key}: ${message}`)
}

describe('PhotographSchema', () => {
  it.each(PHOTO_LICENCE_NAMES)('accepts a photograph under %s', (licence) => {
    expect(problemsOf({ licence })).toEqual([])
  })

  it('accepts an address of another site with its size', () => {
    expect(problemsOf({ file: 'https://media.example/lake.jpg', size: [1600, 1200] })).toEqual([])
  })

  it.each([
    ['file', 'lake.jpg', /^file: a picture such as/],
    ['file', 'https://media.example/lake.jpg', /^size: \[width, height\] of an image of another site/],
    ['size', [1600, 1200], /^size: no size/],
    ['alt', undefined, /^alt: 20 to 160 characters/],
    ['alt', 'A lake.', /^alt: 20 to 160/],
    ['caption', 'no full stop at its end', /^caption: 20 to 200/],
    ['credit', '', /^credit: text of 2 to 80/],
    ['licence', 'CC BY-NC 4.0', /^licence: one of CC0, CC BY 4.0/],
    ['licence', undefined, /^licence: one of CC0/],
    ['source', undefined, /^source: the https:\/\/ address of the page/],
    ['source', 'http://commons.example/lake', /^source: an address that begins with https/],
    ['source', 'javascript:alert(1)', /^source: an address that begins with https/],
    ['year', undefined, /^year: the year in which it was taken/],
    ['year', 1700, /^year: the year in which it was taken/],
    ['year', '2019', /^year: the year in which it was taken/],
    ['title', 'The lake', /^title: /],
  ])('says what is wrong with %s %j', (field, value, expected) => {
    const problems = problemsOf({ [field]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(expected)
  })

  it('reports everything that is missing at once', () => {
    const problems = problemsOf({ alt: undefined, source: undefined, file: 'https://media.example/lake.jpg' })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['alt', 'size', 'source'])
  })

  it('needs no source for an own photograph or one by permission, and one for every other licence', () => {
    const without = PHOTO_LICENCE_NAMES.filter(
      (licence) => problemsOf({ licence, source: undefined }).length === 0,
    )
    expect(without).toEqual(['by permission', 'own'])
  })
})

describe('PHOTO_LICENCES', () => {
  it('links each public licence to its official address', () => {
    const addresses = PHOTO_LICENCE_NAMES.map((name) => [name, PHOTO_LICENCES[name].address])
    expect(addresses).toEqual([
      ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
      ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
      ['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
      ['CC BY 2.5', 'https://creativecommons.org/licenses/by/2.5/'],
      ['CC BY 2.0', 'https://creativecommons.org/licenses/by/2.0/'],
      ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
      ['CC BY-SA 3.0', 'https://creativecommons.org/licenses/by-sa/3.0/'],
      ['CC BY-SA 2.5', 'https://creativecommons.org/licenses/by-sa/2.5/'],
      ['CC BY-SA 2.0', 'https://creativecommons.org/licenses/by-sa/2.0/'],
      ['public domain', 'https://creativecommons.org/publicdomain/mark/1.0/'],
      ['by permission', null],
      ['own', null],
    ])
  })
})
