import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { foldNamesOf } from '#tools/compile/search/folded-names.ts'
import { spellingTerms } from '#tools/compile/search/spelling-terms.ts'
import { htmlToPlainText } from '#tools/compile/text/plain-text.ts'
import { indexDocuments } from './indexed-document.ts'
import { planIndexRebuild } from './plan-index-rebuild.ts'
import { insertRows } from './sql-literals.ts'

const document = {
  kind: 'country',
  path: '/destinations/saint-lucia',
  title: 'Saint Lucia',
  otherNames: ['Sainte-Lucie', 'St. Lucia', 'Svatá Lucie'],
  adjectives: ['Saint Lucian'],
  landmarks: ['Castries', 'Gros Piton'],
  parents: [{ name: 'Caribbean', path: '/caribbean/places' }],
  parentNames: [],
  continent: 'caribbean',
  lead: 'Two peaks & a bay.',
  keywords: ['island'],
  text: '',
  poster: null,
  importance: 1,
} as const

describe('insertRows', () => {
  it('writes text as literals that read back unchanged, without NUL', () => {
    const db = new DatabaseSync(':memory:')
    db.exec('CREATE TABLE t (id INTEGER, text TEXT)')
    const texts = ["O'Hara", '"; DROP TABLE t;--', 'a\nb\\', '日本 🗺', "''", '']
    for (const statement of insertRows(
      't',
      texts.map((text, id) => [id, text]),
    ))
      db.exec(statement)
    expect(
      db
        .prepare('SELECT text FROM t ORDER BY id')
        .all()
        .map((row) => row['text']),
    ).toEqual(texts)
  })
  it('limits statements to well below the maximum of D1, and writes none for no rows', () => {
    const rows = Array.from({ length: 500 }, (_, id) => [id, 'x'.repeat(500)])
    const statements = [...insertRows('t', rows)]
    expect(Math.max(...statements.map(({ length }) => length))).toBeLessThan(32_000)
    expect([...insertRows('t', [])]).toEqual([])
  })
})

describe('indexDocuments', () => {
  it('sorts by importance and folds names, with the short forms of saints among the titles', () => {
    const [first, second] = indexDocuments([
      document,
      { ...document, title: 'Benin', otherNames: [], importance: 9 },
    ])
    expect(first?.document.title).toBe('Benin')
    const { titles, others } = foldNamesOf(document)
    expect(titles).toEqual(['saint lucia', 'st lucia'])
    expect(others).toEqual(['sainte lucie', 'svata lucie'])
    expect(second?.columns.names[0]).toBe('=saint lucia =saintlucia =st lucia =stlucia')
    expect(second?.columns.facet).toBe('=country =caribbean')
    expect(first?.id ?? 0).toBeLessThan(second?.id ?? 0)
  })
})

describe('names of indexed documents', () => {
  const namesOf = (given: Partial<typeof document & { readonly text: string }>) =>
    indexDocuments([{ ...document, ...given }])[0]?.names ?? []
  it('contain the title, other names, adjectives and places inside, with and without spaces', () => {
    const grades = new Map(namesOf({}).map(({ name, grade }) => [name, grade]))
    expect(grades.get('saintlucia')).toBe(0)
    expect(grades.get('saint lucian')).toBe(1)
    expect(grades.get('svata lucie')).toBe(1)
    expect(grades.get('gros piton')).toBe(2)
    expect(grades.get('grospiton')).toBe(2)
  })
  it('are not distinctive when they are also common words', () => {
    const isTelling = (text: string) =>
      namesOf({ text, otherNames: ['Island'] } as never).find(({ name }) => name === 'island')?.isDistinctive
    expect(isTelling('No such word here.')).toBe(true)
    expect(isTelling('An island in the sun.')).toBe(false)
  })
})

describe('spellingTerms', () => {
  it('lists titles as written, then other names, then words', () => {
    const terms = spellingTerms([document], 100)
    expect(terms.map(([term]) => term)).toEqual([
      'saint lucia',
      'st lucia',
      'sainte lucie',
      'svata lucie',
      'castries',
      'gros piton',
      'saint',
      'lucia',
      'sainte',
      'lucie',
      'svata',
      'gros',
      'piton',
    ])
    expect(terms[2]?.[1]).toBe('Sainte-Lucie')
    expect(spellingTerms([document], 2).map(([term]) => term)).toEqual(['saint lucia', 'st lucia'])
  })
})

describe('planIndexRebuild', () => {
  it('rebuilds the first time, after a change, and when forced', () => {
    const none = { generation: null, version: null, generationsWithTables: '[]' }
    const index = { generation: 4, version: 'a', generationsWithTables: '[3,4]' }
    expect(planIndexRebuild(none, 'a', false)).toEqual({ generation: 1, version: 'a', stale: [] })
    expect(planIndexRebuild(index, 'b', false)).toEqual({ generation: 5, version: 'b', stale: [3] })
    expect(planIndexRebuild(index, 'a', true)).toEqual({ generation: 5, version: 'a', stale: [3] })
    expect(planIndexRebuild(index, 'a', false)).toBeNull()
  })
  it('shares no table with an interrupted or concurrent rebuild', () => {
    const index = { generation: 4, version: 'a', generationsWithTables: '[4,5,7]' }
    expect(planIndexRebuild(index, 'b', false)).toEqual({ generation: 8, version: 'b', stale: [5, 7] })
  })
})

describe('htmlToPlainText', () => {
  it('separates words at block boundaries and joins them at inline elements', () => {
    expect(htmlToPlainText('<p>One <a href="/x">two</a>, <em>three</em>.</p><p>Salt &#x26; pepper</p>')).toBe(
      'One two, three. Salt & pepper',
    )
  })

  it.each([
    [
      '<h3>Two days: one hill each morning</h3><p>Start in Alfama.</p>',
      'Two days: one hill each morning. Start in Alfama.',
    ],
    ['<h2 id="a">Why <em>go</em></h2><p>Lisbon is a staircase.</p>', 'Why go. Lisbon is a staircase.'],
    ['<h2>Is it far?</h2><p>No.</p>', 'Is it far? No.'],
    ['<p>Sit.</p><div class="pull-quote" aria-hidden="true"><p>Sit.</p></div><p>Rise.</p>', 'Sit. Rise.'],
  ])('ends headings as sentences and omits repeated text: %s', (html, text) => {
    expect(htmlToPlainText(html)).toBe(text)
  })
})
