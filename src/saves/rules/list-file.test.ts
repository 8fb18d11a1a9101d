import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatListJson } from '#isomorphic/saves/format-list-json.ts'
import type { ListFileItem } from '#isomorphic/saves/list-file-item.ts'
import { runsOf } from '#test/support/sample.ts'
import { parseListFile } from './list-file.ts'

const kyoto: ListFileItem = {
  kind: 'place',
  path: '/destinations/japan/kyoto',
  note: 'in "March"\nby train',
  page: { name: 'Kyoto', text: 'Temples', at: { latitude: 35.01, longitude: 135.77 } },
}
const removed: ListFileItem = { kind: 'place', path: '/destinations/atlantis', note: '', page: null }

describe('list files', () => {
  it('are parsed without loss', () => {
    const parsed = parseListFile(formatListJson('Japan 2027', [kyoto, removed], 'https://fernway.test'))
    const items = [kyoto, removed].map(({ kind, path, note }) => ({ kind, path, note }))
    expect(parsed).toEqual({ name: 'Japan 2027', items, skipped: [] })
  })

  it('contain names, positions and links for other programs', () => {
    const { items } = JSON.parse(formatListJson('Japan', [kyoto], 'https://fernway.test'))
    expect(items[0]).toMatchObject({
      name: 'Kyoto',
      latitude: 35.01,
      link: `https://fernway.test${kyoto.path}`,
    })
  })

  it('may contain duplicates and invalid paths, of which no text is lost', () => {
    const paths = [kyoto.path, kyoto.path, 'javascript:alert(1)', '//evil.example', '/profile']
    const text = JSON.stringify({
      format: 'fernway-list',
      version: 1,
      name: 'x',
      items: paths.map((path, index) => ({ path, name: `Page ${index}`, note: `note ${index}` })),
    })
    expect(parseListFile(text)).toMatchObject({
      items: [{ path: kyoto.path, note: 'note 0\nnote 1' }],
      skipped: [2, 3, 4].map((index) => ({ name: `Page ${index}`, note: `note ${index}` })),
    })
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"format":"fernway-list","version":2,"name":"x","items":[]}',
    '{"format":"fernway-list","version":1,"name":"","items":[]}',
    '{"format":"fernway-list","version":1,"name":"x","items":{}}',
    '{"format":"fernway-list","version":1,"name":"x","items":[1]}',
    '{"format":"fernway-list","version":1,"name":"x","items":[{"path":1}]}',
    JSON.stringify({ format: 'fernway-list', version: 1, name: 'x', items: Array(2001).fill({ path: '/' }) }),
    JSON.stringify({
      format: 'fernway-list',
      version: 1,
      name: 'x',
      items: [{ path: '/', note: 'x'.repeat(501) }],
    }),
  ])('are rejected when they are invalid: %s', (text) => {
    expect(parseListFile(text)).toBeNull()
  })

  it('never make the parser throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseListFile(text)
      }),
      { numRuns: runsOf(2000) },
    )
  })
})
