import { describe, expect, it } from 'vitest'
import { writeMarkup } from '#tools/compile/text/hast-element.ts'
import { dayTripList, dishList, festivalList, hoursText, transportTable, walkList } from './guide-lists.ts'

const HOSTILE = '<script>"&'

describe('hoursText', () => {
  it.each([
    ['about 1', 'about 1 hour'],
    ['½', '½ hour'],
    ['1½', '1½ hours'],
    ['2 to 3', '2 to 3 hours'],
    ['20 minutes', '20 minutes'],
    ['about 11', 'about 11 hours'],
  ])('expands %s', (hours, text) => {
    expect(hoursText(hours)).toBe(text)
  })
})

describe('lists of a guide', () => {
  it('sort festivals by month, and group those of one month', () => {
    const feast = (month: number, name: string) => ({ month, name, text: 'Drums.' })
    const html = writeMarkup([festivalList([feast(6, 'C'), feast(2, 'A'), feast(6, 'D')])])
    expect(html.match(/<dt>/g)).toHaveLength(2)
    expect(html.indexOf('February')).toBeLessThan(html.indexOf('June'))
    expect(html).toContain('<dd><b>A</b> Drums.</dd>')
  })

  it('link places that have a page, and state the travel time', () => {
    const trip = { name: 'Sintra', way: 'train', hours: 'about 1', text: 'Woods.' }
    const html = writeMarkup([
      dayTripList([
        { ...trip, place: 'portugal/sintra' },
        { ...trip, place: undefined },
      ]),
    ])
    expect(html.match(/<a href="\/destinations\/portugal\/sintra">/g)).toHaveLength(1)
    expect(html).toContain('train, about 1 hour one way')
  })

  it('format transport as a table with headings, and stops of a walk in order', () => {
    const way = { from: 'A', to: 'B', by: 'boat' as const, hours: '2', text: undefined }
    expect(writeMarkup([transportTable([way])])).toContain(
      '<th scope="row">A to B</th><td>Boat</td><td>2 hours</td>',
    )
    const stops = ['One', 'Two'].map((name) => ({ name, latitude: 0, longitude: 0 }))
    const walk = writeMarkup([walkList([{ title: 'Down', hours: 1.5, text: 'Go.', stops }], 3)])
    expect(walk).toContain('About 1½ hours')
    expect(walk).toContain('<ol class="stops"><li>One</li><li>Two</li></ol>')
    // Placeholder for the drawing of the guide's fourth route.
    expect(walk).toContain('<!--way 3-->')
  })

  it('escape editors’ text', () => {
    const html = writeMarkup([dishList([{ dish: HOSTILE, what: HOSTILE, how: HOSTILE }])])
    expect(html).not.toContain('<script')
    expect(html.match(/&#x3C;script>/g)).toHaveLength(3)
  })
})

it('ends entries of dishes without a full stop, unless they are sentences', () => {
  const html = writeMarkup([
    dishList([{ dish: 'bifana', what: 'Pork in a roll.', how: 'Stand. Use mustard.' }]),
  ])
  expect(html).toContain('<dd>Pork in a roll</dd><dd>Stand. Use mustard.</dd>')
})
