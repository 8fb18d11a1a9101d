import { describe, expect, it } from 'vitest'
import { MAX_IMPORT_ENTRIES } from './imported-list.ts'
import { parseImport } from './parse-import.ts'

const skippedOf = (text: string) =>
  parseImport(text).skipped.map(({ name, number, reason }) => [name, number, reason])

describe('what an import cannot read', () => {
  it('is named with its number and the reason, in CSV', () => {
    const rows = [
      'name,lat,lon,note',
      'Kyoto,35.01,135.77,',
      'Nowhere,95,7,',
      ',,,only a note',
      ',,,',
      'Unknown,0,0,',
      `${'x'.repeat(121)},1,2,`,
      `Long,1,2,${'n'.repeat(2001)}`,
      ',abc,7,',
    ]
    expect(skippedOf(rows.join('\n'))).toEqual([
      ['Nowhere', 2, 'position'],
      ['', 3, 'empty'],
      ['x'.repeat(120), 5, 'shortened'],
      ['Long', 6, 'shortened'],
      ['', 7, 'empty'],
    ])
  })

  it('is named in GPX', () => {
    const file = `<gpx version="1.1" creator="x"><wpt lat="91" lon="1"><name>Too far north</name></wpt>
      <wpt lat="x" lon="1"/><trk><name>Morning walk</name><trkseg/></trk></gpx>`
    expect(skippedOf(file)).toEqual([
      ['Too far north', 1, 'position'],
      ['', 2, 'empty'],
      ['Morning walk', 3, 'not_a_point'],
    ])
  })

  it('is named in GeoJSON, which also has the places of other programs', () => {
    const features = [
      {
        geometry: { type: 'Point', coordinates: [135.77, 35.01] },
        properties: { name: 'Kyoto', description: 'tea' },
      },
      { geometry: { type: 'LineString', coordinates: [[1, 2]] }, properties: { title: 'A way' } },
      { geometry: { type: 'Point', coordinates: [] }, properties: null },
      7,
    ]
    const { format, entries } = parseImport(JSON.stringify({ type: 'FeatureCollection', features }))
    expect([format, entries.map(({ name, note }) => [name, note])]).toEqual(['GeoJSON', [['Kyoto', 'tea']]])
    expect(skippedOf(JSON.stringify({ type: 'FeatureCollection', features }))).toEqual([
      ['A way', 2, 'not_a_point'],
      ['', 4, 'unreadable'],
    ])
  })

  it('is what exceeds the limit, by name', () => {
    const rows = Array.from({ length: MAX_IMPORT_ENTRIES + 2 }, (_, index) => `Place ${index + 1}`)
    expect(skippedOf(`name\n${rows.join('\n')}`)).toEqual([
      ['Place 1001', 1001, 'too_many'],
      ['Place 1002', 1002, 'too_many'],
    ])
  })
})
