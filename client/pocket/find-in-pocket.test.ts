import { describe, expect, it } from 'vitest'
import { openPocketSearch } from './find-in-pocket.ts'
import type { PocketDocument } from './pocket-document.ts'

const pageOf = (title: string, order: number, further: Partial<PocketDocument> = {}): PocketDocument => ({
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
  ...further,
})

const search = openPocketSearch([
  pageOf('Osaka', 2, { text: 'Udon with sweet fried tofu.' }),
  pageOf('Kyoto', 1, {
    terms: ['kyoto', '京都'],
    inside: ['golden pavilion'],
    text: 'Walk to Tōfuku-ji early. São José is far away, and so are the temples.',
  }),
  pageOf('Tokyo', 3),
])

const titlesOf = (query: string): readonly string[] =>
  search.find(query).hits.map(({ document }) => document.title)

describe('the search in the pocket', () => {
  it.each([
    ['Kyōto', ['Kyoto']],
    ['京都', ['Kyoto']],
    ['golden pavilion', ['Kyoto']],
    ['japan', ['Kyoto', 'Osaka', 'Tokyo']],
    ['sao jose', ['Kyoto']],
    ['temple', ['Kyoto']],
    ['things to do in tokyo', ['Tokyo']],
  ])('finds by name and text, however it is written: %s', (query, titles) => {
    expect(titlesOf(query)).toEqual(titles)
  })

  it('puts a text that has the word before one with a longer word', () => {
    expect(titlesOf('tofu')).toEqual(['Osaka', 'Kyoto'])
    expect(search.find('tofu').hits[0]?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'tofu', isMatch: true },
    ])
  })

  it('puts a slip right, and says so', () => {
    expect(search.find('kioto')).toMatchObject({ meant: 'Kyoto', hits: [{ document: { title: 'Kyoto' } }] })
    expect(search.find('kyoto').meant).toBeNull()
  })

  it.each(['', '  ', '!!!', 'the', 'xyzzyxyzzy', '__proto__', 'a'.repeat(5000)])(
    'finds nothing for “%.20s”',
    (query) => {
      expect(search.find(query)).toEqual({ hits: [], meant: null })
    },
  )

  it('counts a page of two guides once', () => {
    const twice = openPocketSearch([pageOf('Kyoto', 1), pageOf('Kyoto', 1)])
    expect(twice.find('kyoto').hits).toHaveLength(1)
  })
})
