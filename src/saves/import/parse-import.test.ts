import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gpxFile, kmlFile } from '#isomorphic/files/geographic-file.ts'
import { formatListCsv } from '#isomorphic/saves/format-list-csv.ts'
import { parseImport } from './parse-import.ts'
import { parseMapLink } from './parse-map-link.ts'

const RUNS = 200
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const KYOTO = { latitude: 35.01, longitude: 135.77 }

describe('parseImport', () => {
  it('reads GPX 1.1 with namespaces and without tracks', () => {
    const list = parseImport(
      `\ufeff${XML}<!-- made by -- hand --><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
        <metadata><name>Japan &amp; more</name></metadata>
        <wpt lat="35.01" lon="135.77"><name><![CDATA[Kyoto <3]]></name><desc>tea</desc></wpt>
        <rte><rtept lat="34.69" lon="135.8"><name>Nara</name><cmt>deer</cmt></rtept></rte>
        <trk><trkseg><trkpt lat="1" lon="2"><name>no place</name></trkpt></trkseg></trk></gpx>`.replace(
        ' -- hand',
        ' hand',
      ),
    )
    expect(list).toEqual({
      format: 'GPX',
      name: 'Japan & more',
      entries: [
        { name: 'Kyoto <3', note: 'tea', link: null, at: KYOTO },
        { name: 'Nara', note: 'deer', link: null, at: { latitude: 34.69, longitude: 135.8 } },
      ],
      skipped: [{ name: '', number: 3, reason: 'not_a_point' }],
    })
  })

  it('reads KML with folders, HTML descriptions and namespace prefixes', () => {
    const list = parseImport(
      `${XML}<k:kml xmlns:k="http://www.opengis.net/kml/2.2"><k:Document><k:name>My map</k:name><k:Folder>
        <k:Placemark><k:name>Kyoto</k:name><k:description>&lt;b&gt;tea&lt;/b&gt; and<![CDATA[<br>cake]]></k:description>
          <k:Point><k:coordinates> 135.77,35.01,0 </k:coordinates></k:Point></k:Placemark>
        <k:Placemark><k:name>A way</k:name><k:LineString><k:coordinates>1,2 3,4</k:coordinates></k:LineString></k:Placemark>
      </k:Folder></k:Document></k:kml>`,
    )
    expect(list).toEqual({
      format: 'KML',
      name: 'My map',
      entries: [{ name: 'Kyoto', note: 'tea and cake', link: null, at: KYOTO }],
      skipped: [{ name: 'A way', number: 2, reason: 'not_a_point' }],
    })
  })

  it.each([
    ['a comma', 'Name,Latitude,Longitude,Notes\n"Kyoto",35.01,135.77,"tea, ""green"""\n', 'tea, "green"'],
    ['a semicolon', 'titel;lat;lng;notiz\r\nKyoto;35.01;135.77;tea\r\n', 'tea'],
    ['a tab', 'lon\tlat\tname\n135.77\t35.01\tKyoto\n', ''],
  ])('reads CSV separated by %s', (_name, text, note) => {
    expect(parseImport(text)).toEqual({
      format: 'CSV',
      name: null,
      entries: [{ name: 'Kyoto', note, link: null, at: KYOTO }],
      skipped: [],
    })
  })

  it('reads lists of Google Takeout, with or without a line above the header', () => {
    const rows = `Title,Note,URL,Tags,Comment
,,,,
Fushimi Inari Taisha,go early,https://www.google.com/maps/place/Fushimi/data=!4m2!3m1!1s0x6001,,
Dropped pin,,"https://www.google.com/maps/search/35.01,135.77",,`
    for (const text of [rows, `Want to go\n\n${rows}`]) {
      const { format, entries } = parseImport(text)
      expect([format, entries.map(({ name, note, at }) => [name, note, at])]).toEqual([
        'Google Takeout',
        [
          ['Fushimi Inari Taisha', 'go early', null],
          ['Dropped pin', '', KYOTO],
        ],
      ])
    }
  })

  it('reads old and new saved places of Google Takeout, with unknown positions as null', () => {
    const features = [
      {
        geometry: { coordinates: [135.77, 35.01], type: 'Point' },
        properties: { location: { name: 'Kyoto' }, google_maps_url: 'http://maps.google.com/?cid=1' },
      },
      {
        geometry: { coordinates: [0, 0] },
        properties: { Title: 'Nara', Location: { Address: 'Nara, Japan' } },
      },
      { geometry: null, properties: { location: { address: 'Somewhere 1' } } },
      'nonsense',
      { properties: { Title: 7 } },
    ]
    const { entries } = parseImport(JSON.stringify({ type: 'FeatureCollection', features }))
    expect(entries.map(({ name, at }) => [name, at])).toEqual([
      ['Kyoto', KYOTO],
      ['Nara', null],
      ['Somewhere 1', null],
    ])
  })

  it('reads exported files without loss', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    const point = fc.record({
      name: text.map((name) => `x${name}`),
      text,
      latitude: fc.integer({ min: -8900, max: 8900 }).map((value) => value / 100 || 0.5),
      longitude: fc.integer({ min: -17_900, max: 17_900 }).map((value) => value / 100 || 0.5),
    })
    const normalise = (value: string): string => value.replace(/\s+/g, ' ').trim()
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), (points) => {
        const file = { name: 'List', link: 'https://fernway.test/x', points, routes: [] }
        for (const made of [gpxFile(file), kmlFile(file)]) {
          const { entries } = parseImport(made)
          expect(entries.map(({ at }) => at)).toEqual(
            points.map(({ latitude, longitude }) => ({ latitude, longitude })),
          )
        }
        const table = formatListCsv(
          points.map(({ name, text: note, latitude, longitude }) => ({
            kind: 'place',
            path: '/destinations/x',
            note,
            page: { name, text: '', at: { latitude, longitude } },
          })),
          'https://fernway.test',
        )
        const reimported = parseImport(table).entries
        expect(reimported.map(({ at }) => at)).toEqual(
          points.map(({ latitude, longitude }) => ({ latitude, longitude })),
        )
        expect(
          reimported.every(({ name }, index) =>
            normalise(points[index]?.name ?? '').startsWith(name.slice(0, 1)),
          ),
        ).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('parseMapLink', () => {
  it.each([
    ['https://www.google.com/maps/place/X/@1,2,17z/data=!3m1!4b1!4m6!3d35.01!4d135.77', KYOTO],
    ['https://www.google.com/maps/search/35.01,+135.77', KYOTO],
    ['https://maps.apple.com/?ll=35.01,135.77', KYOTO],
    ['https://www.google.com/maps/@35.01,135.77,12z', KYOTO],
    ['https://www.google.com/maps?q=91,0', null],
    ['https://www.google.com/maps/place/Kyoto', null],
    ['', null],
  ])('reads the position of “%s”', (link, at) => {
    expect(parseMapLink(link)).toEqual(at)
  })
})

describe('formatListCsv', () => {
  it('escapes formulas and leaves numbers unchanged', () => {
    const item = (name: string, note: string) => ({
      kind: 'place' as const,
      path: '/destinations/x',
      note,
      page: { name, text: '', at: { latitude: -12.5, longitude: 3 } },
    })
    const table = formatListCsv([item('=cmd|x', '+1'), item('Nara, "deer"', '@a\nb')], 'https://fernway.test')
    const [, first, second] = table.split('\r\n')
    expect(first).toBe(`"'=cmd|x","'+1",place,-12.5,3,https://fernway.test/destinations/x`)
    expect(second).toContain(`"Nara, ""deer""",`)
    expect(parseImport(table).entries.map(({ name, note }) => [name, note])).toEqual([
      ['=cmd|x', '+1'],
      ['Nara, "deer"', '@a\nb'],
    ])
  })

  it.each(['＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'escapes the full-width formula %s, and reads it back',
    (text) => {
      const item = {
        kind: 'place' as const,
        path: '/destinations/x',
        note: text,
        page: { name: 'Nara', text: '', at: null },
      }
      const table = formatListCsv([item], 'https://fernway.test')
      expect(table.split('\r\n')[1]).toContain(`,"'${text}",`)
      expect(parseImport(table).entries.map(({ note }) => note)).toEqual([text])
    },
  )
})
