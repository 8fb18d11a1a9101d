import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_PAGES, parseSearchRequest, searchAddress } from './search-request.ts'

const parse = (search: string) => parseSearchRequest(new URLSearchParams(search))

describe('parseSearchRequest', () => {
  it('reads what makes sense', () => {
    expect(parse('q=+Kyoto%00+&kind=city&continent=asia&page=3&as=typed')).toEqual({
      query: 'Kyoto',
      kind: 'city',
      continent: 'asia',
      page: 3,
      isLiteral: true,
    })
  })
  it.each(['', 'kind=CITY&continent=mars&page=x&as=1', 'page=0', 'page=-1', 'page=1.5', 'page=1e3'])(
    'takes the rest as not given: %s',
    (search) => {
      expect(parse(search)).toEqual({ query: '', kind: null, continent: null, page: 1, isLiteral: false })
    },
  )
  it('goes no further than the last page, and takes the first of a repeated parameter', () => {
    for (const page of ['999', '1000', '9'.repeat(400)]) expect(parse(`page=${page}`).page).toBe(MAX_PAGES)
    expect(parse('q=a&q=b').query).toBe('a')
  })
  it('comes back from the address it makes', () => {
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
