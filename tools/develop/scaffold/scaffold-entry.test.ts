import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { nextFiller } from '#tools/compile/fixtures/content-samples.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'
import { scaffoldEntry } from './scaffold-entry.ts'

const content = setUpContent()
const TODAY = '2026-11-21'

const create = (...words: readonly string[]): string =>
  scaffoldEntry({ contentDir: content.contentDir(), today: TODAY, args: words })

const SENTENCE = 'A hill with a view of the plain, its villages and the long road north.'
const filler = (count: number): string => Array.from({ length: count }, nextFiller).join(' ')
const MIN_ITEMS: Readonly<Record<string, number>> = {
  sights: 6,
  festivals: 3,
  dishes: 8,
  quarters: 4,
  walks: 2,
  dayTrips: 3,
  regions: 4,
  ways: 5,
  places: 2,
  facts: 3,
  route: 4,
  stops: 5,
}
const NAMES = ['name', 'title', 'dish', 'from', 'to', 'label', 'caption', 'value', 'stops']

/** A value of the front matter with all TODOs replaced. */
function filled(value: unknown, key: string, at: readonly number[], places: readonly string[]): unknown {
  const within = (inner: unknown, innerKey: string): unknown => filled(inner, innerKey, at, places)
  if (Array.isArray(value)) {
    if (value.length === 2 && value.every((part) => part === 0)) return at
    if (value.length === 3 && value[1] === 0) return ['The hill', ...at]
    if (key === 'places') return places
    const items = value.map((item) => within(item, key))
    const missing = Math.max(0, (MIN_ITEMS[key] ?? 0) - items.length)
    return [...items, ...Array.from({ length: missing }, () => items[0])]
  }
  if (typeof value === 'object' && value !== null) {
    const isWalk = 'stops' in value && 'hours' in value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        within(inner, isWalk && name === 'text' ? 'more' : name),
      ]),
    )
  }
  if (typeof value !== 'string' || !value.includes('TODO')) return value
  if (key === 'place') return places[0]
  if (key === 'more') return filler(4)
  if (!NAMES.includes(key)) return SENTENCE
  return value.startsWith('TODO') ? 'The road north' : value.replace('TODO', 'the hill')
}

/** Replaces all TODOs and publishes the file. */
function fill(file: string, at: readonly number[], places: readonly string[]): void {
  const [, yaml = '', body = ''] = readFileSync(file, 'utf8').split(/^---\n/m)
  const { draft: _draft, ...fields } = parse(yaml)
  const links = places.map((place) => `[${place}](/destinations/${place})`).join(' and ')
  let part = 0
  const text = body
    .replace(/^> TODO.*\n\n/m, '')
    .replaceAll(/^## TODO.*/gm, () => `## Part ${++part}`)
    .replaceAll(/^(### .*)TODO/gm, '$1the hill')
    .replaceAll(/^TODO.*/gm, () => `See ${links}. ${filler(18)}`)
  writeFileSync(
    file,
    `---\n${stringify(filled(fields, '', at, places), { aliasDuplicateObjects: false })}---\n${text}`,
  )
}

describe('scaffoldEntry', () => {
  it.each([
    [
      ['destination', 'africa/togo/lome', 'Lomé'],
      [6.13, 1.22],
    ],
    [
      ['destination', 'africa/ghana'],
      [7.9, -1],
    ],
    [
      ['article', 'road-trips/up-the-country', 'Up the country by bush taxi'],
      [7.5, 1.1],
    ],
  ])('writes a file that passes every check once its TODOs are replaced: %s', (words, at) => {
    const file = create(...words)
    expect(content.errors()).toEqual([])
    expect(content.errors({ showsDrafts: true }).length).toBeGreaterThan(2)
    fill(file, at, ['togo', 'benin'])
    expect(readFileSync(file, 'utf8')).not.toContain('TODO')
    expect(content.errors()).toEqual([])
  })

  it.each([['He said "hi": # a name'], ['- No'], ['2026'], ['two\nlines']])(
    'writes the name as typed, on one line: %s',
    (name) => {
      const file = create('destination', `africa/togo/name-${name.length}`, name)
      const yaml = readFileSync(file, 'utf8').split('---\n')[1] ?? ''
      expect(parse(yaml)).toMatchObject({ name: name.replace('\n', ' ') })
    },
  )

  it('accepts a path with surrounding slashes, and derives the name from it when none is typed', () => {
    const file = create('destination', '/africa/togo/sokode/', '')
    expect(file).toMatch(/africa\/togo\/sokode\.md$/)
    expect(readFileSync(file, 'utf8')).toContain('name: Sokode\n')
  })

  it('never overwrites a file', () => {
    create('article', 'road-trips/twice')
    expect(() => create('article', 'road-trips/twice')).toThrow('is there already')
  })

  it.each([
    [['destination', 'africa/atlantis/ys'], 'not a country'],
    [['destination', 'asia/togo/lome'], 'Togo is filed under africa'],
    [['article', 'road-trips/Bad Slug'], 'cannot be part of an address'],
    [['article', 'cruises/twice'], 'is not one of adventure-travel'],
  ])('names the problem with %s', (words, reason) => {
    expect(() => create(...words)).toThrow(reason)
  })

  it.each([
    [[]],
    [['page', 'about']],
    [['article', 'alone']],
    [['article', 'road-trips/a/b']],
    [['article', '../x']],
    [['destination', 'africa']],
    [['destination', 'atlantis/ghana']],
    [['destination', 'africa/Ghana']],
  ])('rejects %s', (words) => {
    expect(() => create(...words)).toThrow(RangeError)
  })
})
