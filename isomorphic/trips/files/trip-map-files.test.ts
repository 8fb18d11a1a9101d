import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { tripSourceOf } from '#test/support/node/trip-source-of.ts'
import { formatTripFile } from './trip-file.ts'

const LINES = [
  'trip.name=Hills & <rivers>',
  'trip.startsOn=2027-03-27',
  'day-aaaaaaaa.order=a0',
  'day-aaaaaaaa.title=Belém',
  'day-aaaaaaaa.note=Start early',
  'day-bbbbbbbb.order=a1',
  'stop-aaaaaaaa.day=day-aaaaaaaa',
  'stop-aaaaaaaa.order=a0',
  'stop-aaaaaaaa.name=Castle "old"',
  'stop-aaaaaaaa.path=/destinations/portugal/lisbon#castle',
  'stop-aaaaaaaa.at=38.7139,-9.1335',
  'stop-aaaaaaaa.note=Tea ]]> first',
  'stop-bbbbbbbb.day=day-aaaaaaaa',
  'stop-bbbbbbbb.order=a1',
  'stop-bbbbbbbb.name=Café',
  'stop-bbbbbbbb.at=38.7098,-9.1326',
  'stop-cccccccc.day=day-bbbbbbbb',
  'stop-cccccccc.order=a0',
  'stop-cccccccc.name=Nowhere yet',
  'stop-dddddddd.order=a0',
  'stop-dddddddd.name=Later',
  'stop-dddddddd.at=38.7,-9.1',
  'stay-aaaaaaaa.name=Inn',
  'stay-aaaaaaaa.at=38.71,-9.13',
]

type Element = {
  readonly name: string
  readonly text: string
  readonly children: readonly Element[]
  readonly attributes: Readonly<Record<string, string>>
}

/** The elements of an XML file. */
function parse(xml: string): Element {
  type Open = { name: string; text: string; children: Open[]; attributes: Record<string, string> }
  const root: Open = { name: '', text: '', children: [], attributes: {} }
  const open = [root]
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, text: '', children: [], attributes: { ...attributes } }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return root.children[0] ?? root
}

const namesOf = ({ children }: Element): readonly string[] => children.map(({ name }) => name)
const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((child) => child.name === name)
const textOf = (element: Element | undefined, name: string): string =>
  (element && childrenOf(element, name)[0]?.text) ?? ''

/** Order of elements in the schema http://www.topografix.com/GPX/1/1/gpx.xsd, of those that are written. */
const GPX_ORDER: Readonly<Record<string, readonly string[]>> = {
  gpx: ['metadata', 'wpt', 'rte'],
  metadata: ['name', 'desc', 'link'],
  wpt: ['name', 'cmt', 'desc', 'link', 'type'],
  rte: ['name', 'desc', 'rtept'],
  rtept: ['name', 'link'],
}

function expectSchemaOrder(element: Element): void {
  const order = GPX_ORDER[element.name]
  if (order === undefined) return
  const places = element.children.map(({ name }) => order.indexOf(name))
  expect(places, element.name).not.toContain(-1)
  expect(places, element.name).toEqual(places.toSorted((one, other) => one - other))
  for (const child of element.children) expectSchemaOrder(child)
}

describe('a trip as GPX', () => {
  const gpx = parse(formatTripFile('gpx', tripSourceOf(LINES)))

  it('has its elements in the order of the schema', () => {
    expect([gpx.attributes['version'], gpx.attributes['xmlns']]).toEqual([
      '1.1',
      'http://www.topografix.com/GPX/1/1',
    ])
    expectSchemaOrder(gpx)
  })

  it('has a point for each place with its day, note and page, and a route for each day with a way', () => {
    const points = childrenOf(gpx, 'wpt')
    expect(points.map((point) => [textOf(point, 'name'), textOf(point, 'type')])).toEqual([
      ['Castle "old"', 'Day 1 · Sat 27 Mar · Belém'],
      ['Café', 'Day 1 · Sat 27 Mar · Belém'],
      ['Later', 'Ideas'],
      ['Inn', 'Where you stay'],
    ])
    const [castle] = points
    expect(castle?.attributes).toEqual({ lat: '38.7139', lon: '-9.1335' })
    expect([textOf(castle, 'cmt'), childrenOf(castle ?? gpx, 'link')[0]?.attributes['href']]).toEqual([
      'Tea ]]> first',
      'https://fernway.test/destinations/portugal/lisbon#castle',
    ])
    const routes = childrenOf(gpx, 'rte')
    expect(routes.map((route) => [textOf(route, 'name'), textOf(route, 'desc')])).toEqual([
      ['Day 1 · Sat 27 Mar · Belém', 'Start early'],
    ])
    expect(childrenOf(routes[0] ?? gpx, 'rtept').map((point) => textOf(point, 'name'))).toEqual([
      'Castle "old"',
      'Café',
    ])
  })

  it('names the places that cannot be on a map', () => {
    expect(textOf(childrenOf(gpx, 'metadata')[0], 'desc')).toBe(
      'Not on the map, because they have no position: Nowhere yet.',
    )
  })

  it('is a valid file of an empty trip', () => {
    expect(namesOf(parse(formatTripFile('gpx', tripSourceOf([]))))).toEqual(['metadata'])
  })
})

describe('a trip as KML', () => {
  it('has a folder for each day, for ideas and for stays', () => {
    const [document] = childrenOf(parse(formatTripFile('kml', tripSourceOf(LINES))), 'Document')
    const folders = childrenOf(document ?? parse('<x/>'), 'Folder')
    expect(
      folders.map((folder) => [
        textOf(folder, 'name'),
        childrenOf(folder, 'Placemark').map((one) => textOf(one, 'name')),
      ]),
    ).toEqual([
      ['Day 1 · Sat 27 Mar · Belém', ['Castle "old"', 'Café', 'Day 1 · Sat 27 Mar · Belém']],
      ['Ideas', ['Later']],
      ['Where you stay', ['Inn']],
    ])
    expect(textOf(folders[0], 'description')).toBe('Start early')
  })
})

describe('a trip as Markdown', () => {
  it('has a section for each day, ideas, stays, lists and costs', () => {
    const text = formatTripFile(
      'md',
      tripSourceOf([
        ...LINES,
        'stop-aaaaaaaa.from=09:30',
        'stay-aaaaaaaa.day=day-aaaaaaaa',
        'stay-aaaaaaaa.reference=R-1',
        'item-aaaaaaaa.list=pack',
        'item-aaaaaaaa.text=- a raincoat *blue*',
        'item-aaaaaaaa.done=1',
        'cost-aaaaaaaa.what=Tea',
        'cost-aaaaaaaa.amount=1250',
        'cost-aaaaaaaa.currency=EUR',
        'cost-aaaaaaaa.paidBy=Ana',
      ]),
    )
    const lines = text.replaceAll(/[\u2009\u202f]/g, ' ').split('\n')
    expect(lines.filter((line) => line !== '')).toEqual([
      '# Hills \\& \\<rivers\\>',
      '27 – 28 March 2027 · 2 days',
      '## Day 1 · Sat 27 Mar · Belém',
      'Start early',
      '1. [Castle "old"](<https://fernway.test/destinations/portugal/lisbon#castle>) · 09:30',
      '   Tea \\]\\]\\> first',
      '2. Café',
      '   *About 10 min on foot, our estimate*',
      'Night at Inn',
      '## Day 2 · Sun 28 Mar',
      '3. Nowhere yet',
      '## Ideas',
      '- Later',
      '## Where you stay',
      '- Inn · 1 night · Booking reference: R-1',
      '## To pack',
      '- [x] \\- a raincoat \\*blue\\*',
      '## Costs',
      '- Tea: 12.50 EUR · paid by Ana',
      '- Together: 12.50 EUR',
      'From Fernway: <https://fernway.test/trips/shared/1?a=1&b=2>',
    ])
  })
})
