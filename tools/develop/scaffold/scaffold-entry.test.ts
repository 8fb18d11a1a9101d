import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { nextFiller } from '#tools/compile/content-fixture.ts'
import { setUpContent } from '#tools/compile/set-up-content.ts'
import { scaffoldEntry } from './scaffold-entry.ts'

const content = setUpContent()
const TODAY = '2026-11-21'

const create = (...words: readonly string[]): string =>
  scaffoldEntry({ contentDir: content.contentDir(), today: TODAY, words })

/** Does what the TODOs ask for, and publishes. */
function fill(file: string, at: string, places: readonly string[]): void {
  const sentence = 'A hill with a view of the plain, its villages and the long road north.'
  const [first, second] = places
  let stop = 0
  const text = readFileSync(file, 'utf8')
    .replace(/^draft: true\n/m, '')
    .replaceAll('[0, 0] # TODO', at)
    .replaceAll(' # TODO', '')
    .replace('  - TODO/place\n  - TODO\n', `  - ${first}\n  - ${second}\n`)
    .replace(/^ {2}- name: TODO\n( {4}at: .*\n)(?! {4}text)/m, (_, line: string) =>
      Array.from({ length: 4 }, () => `  - name: Stop ${++stop}\n${line}`).join(''),
    )
    .replaceAll('- name: TODO', '- name: The hill')
    .replace(/^summary: .*/m, `summary: ${sentence}`)
    .replaceAll(/text: TODO.*/g, `text: ${sentence}`)
    .replaceAll(/(caption|value): TODO.*/g, '$1: The road north')
    .replace(/^> TODO.*\n\n/m, '')
    .replaceAll(/^(##+ (?:\w+ days: |A week: )?)TODO.*/gm, () => {
      stop += 1
      return `## Part ${stop}`
    })
  const isArticle = file.includes('articles')
  const withHeadings = isArticle ? text : text.replaceAll(/^## Part (\d+)/gm, '### Way $1')
  const links = places.map((place) => `[${place}](/destinations/${place})`).join(' and ')
  const filler = (): string => Array.from({ length: 9 }, nextFiller).join(' ')
  writeFileSync(
    file,
    withHeadings.replaceAll(/^TODO.*/gm, () => `See ${links}. ${filler()}`),
  )
}

describe('a new file', () => {
  it.each([
    [['destination', 'africa/togo/lome', 'Lomé'], '[6.13, 1.22]'],
    [['destination', 'africa/ghana'], '[7.9, -1.0]'],
    [['article', 'up-the-country', 'Up the country by bush taxi'], '[7.5, 1.1]'],
  ])('passes every check once its TODOs are filled: %s', (words, at) => {
    const file = create(...words)
    expect(content.errors()).toEqual([])
    expect(content.errors({ showsDrafts: true }).length).toBeGreaterThan(2)
    fill(file, at, ['togo', 'benin'])
    expect(readFileSync(file, 'utf8')).not.toContain('TODO')
    expect(content.errors()).toEqual([])
  })

  it.each([['He said "hi": # a name'], ['- No'], ['2026'], ['two\nlines']])(
    'holds the name as it was typed, on one line: %s',
    (name) => {
      const file = create('destination', `africa/togo/name-${name.length}`, name)
      const yaml = readFileSync(file, 'utf8').split('---\n')[1] ?? ''
      expect(parse(yaml)).toMatchObject({ name: name.replace('\n', ' ') })
    },
  )

  it('takes a path with slashes around it and makes a name of it where none is typed', () => {
    const file = create('destination', '/africa/togo/sokode/', '')
    expect(file).toMatch(/africa\/togo\/sokode\.md$/)
    expect(readFileSync(file, 'utf8')).toContain('name: Sokode\n')
  })

  it('is never written over another', () => {
    create('article', 'twice')
    expect(() => create('article', 'twice')).toThrow('is there already')
  })

  it.each([
    [['destination', 'africa/atlantis/ys'], 'not a country'],
    [['destination', 'asia/togo/lome'], 'Togo is filed under africa'],
    [['article', 'Bad Slug'], 'cannot be part of an address'],
  ])('says what is wrong with %s', (words, reason) => {
    expect(() => create(...words)).toThrow(reason)
  })

  it.each([
    [[]],
    [['page', 'about']],
    [['article', 'a/b']],
    [['article', '../x']],
    [['destination', 'africa']],
    [['destination', 'atlantis/ghana']],
    [['destination', 'africa/Ghana']],
  ])('is refused for %s', (words) => {
    expect(() => create(...words)).toThrow(RangeError)
  })
})
