import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_PAGES, parseSearchRequest, searchAddress } from './search-request.ts'

const parse = (search: string) => parseSearchRequest(new URLSearchParams(search))

describe('parseSearchRequest', () => {
  it('parses valid parameters', () => {
    expect(parse('q=+Kyoto%00+&kind=city&continent=asia&page=3&as=typed')).toEqual({
      query: 'Kyoto',
      kind: 'city',
      continent: 'asia',
      page: 3,
      isLiteral: true,
    })
  })
  it.each(['', 'kind=CITY&continent=mars&page=x&as=1', 'page=0', 'page=-1', 'page=1.5', 'page=1e3'])(
    'ignores invalid parameters: %s',
    (search) => {
      expect(parse(search)).toEqual({ query: '', kind: null, continent: null, page: 1, isLiteral: false })
    },
  )
  it('limits the page number, and reads the first of repeated parameters', () => {
    for (const page of ['999', '1000', '9'.repeat(400)]) expect(parse(`page=${page}`).page).toBe(MAX_PAGES)
    expect(parse('q=a&q=b').query).toBe('a')
  })
  it('parses the address that it creates', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.integer({ min: 1, max: MAX_PAGES }),
        (text, page) => {
          const request = { ...parse(''), query: parse(String(new URLSearchParams({ q: text }))).query, page }
          expect(parse(searchAddress(request).split('?')[1] ?? '')).toEqual(request)
        },
      ),
    )
  })
})
