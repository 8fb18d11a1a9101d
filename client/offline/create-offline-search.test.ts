import { describe, expect, it } from 'vitest'
import type { OfflineSearchDocument } from '#isomorphic/offline/offline-search-index.ts'
import { createOfflineSearch } from './create-offline-search.ts'

const createDocument = (
  title: string,
  order: number,
  overrides: Partial<OfflineSearchDocument> = {},
): OfflineSearchDocument => ({
  path: `/destinations/japan/${title.toLowerCase()}`,
  title,
  terms: [title.toLowerCase()],
  inside: [],
  around: ['japan', 'asia'],
  plain: [],
  order,
  caption: 'City · Asia › Japan',
  lead: `About ${title}.`,
  text: '',
  picture: null,
  spellings: [[title.toLowerCase(), title, 0]],
  ...overrides,
})

const search = createOfflineSearch([
  createDocument('Osaka', 2, { text: 'Udon with sweet fried tofu.' }),
  createDocument('Kyoto', 1, {
    terms: ['kyoto', '京都'],
    inside: ['golden pavilion'],
    text: 'Walk to Tōfuku-ji early. São José is far away, and so are the temples.',
  }),
  createDocument('Tokyo', 3),
])

const hitTitles = (query: string): readonly string[] =>
  search.search(query).hits.map(({ document }) => document.title)

describe('createOfflineSearch', () => {
  it.each([
    ['Kyōto', ['Kyoto']],
    ['京都', ['Kyoto']],
    ['golden pavilion', ['Kyoto']],
    ['japan', ['Kyoto', 'Osaka', 'Tokyo']],
    ['sao jose', ['Kyoto']],
    ['temple', ['Kyoto']],
    ['things to do in tokyo', ['Tokyo']],
  ])('finds pages by name and text, ignoring accents, case and plurals: %s', (query, titles) => {
    expect(hitTitles(query)).toEqual(titles)
  })

  it('ranks a text with the exact word before a text with a longer word', () => {
    expect(hitTitles('tofu')).toEqual(['Osaka', 'Kyoto'])
    expect(search.search('tofu').hits[0]?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'tofu', isMatch: true },
    ])
  })

  it('corrects a misspelt query and returns the correction', () => {
    expect(search.search('kioto')).toMatchObject({
      correction: 'Kyoto',
      hits: [{ document: { title: 'Kyoto' } }],
    })
    expect(search.search('kyoto').correction).toBeNull()
  })

  it.each(['', '  ', '!!!', 'the', 'xyzzyxyzzy', '__proto__', 'a'.repeat(5000)])(
    'finds nothing for “%.20s”',
    (query) => {
      expect(search.search(query)).toEqual({ hits: [], correction: null })
    },
  )

  it('counts a page that two guides share once', () => {
    const twice = createOfflineSearch([createDocument('Kyoto', 1), createDocument('Kyoto', 1)])
    expect(twice.search('kyoto').hits).toHaveLength(1)
  })
})
