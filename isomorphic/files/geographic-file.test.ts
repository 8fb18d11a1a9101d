import { describe, expect, it } from 'vitest'
import { parseXml } from '#test/support/worker/parse-xml.ts'
import { gpxFile, kmlFile } from './geographic-file.ts'

const HOSTILE = `]]><a b='c'>&"\u0000\u0007\uFFFE\uD800 <!-- é 😀`
const COLLECTION = {
  name: HOSTILE,
  link: 'https://fernway.test/x?a=1&b="2"',
  points: [
    { name: HOSTILE, text: HOSTILE, latitude: -33.9249, longitude: 18.4241 },
    {
      name: 'Pole',
      text: 'South',
      latitude: -90,
      longitude: 0,
      note: 'cold',
      link: 'https://fernway.test/pole#x',
    },
  ],
  routes: [
    {
      name: HOSTILE,
      stops: [
        { name: 'Quay', latitude: 38.7, longitude: -9.1 },
        { name: HOSTILE, latitude: 38.8, longitude: -9.2 },
      ],
    },
  ],
}

describe('gpxFile', () => {
  it('writes waypoints, then routes with their stops, after the metadata as GPX 1.1 requires', () => {
    const xml = gpxFile(COLLECTION)
    const wpt = ['wpt', 'name', 'desc']
    const rte = ['rte', 'name', 'rtept', 'name', 'rtept', 'name']
    const noted = ['wpt', 'name', 'cmt', 'desc', 'link']
    expect(parseXml(xml)).toEqual(['gpx', 'metadata', 'name', 'link', ...wpt, ...noted, ...rte])
    expect(xml).toContain('<link href="https://fernway.test/pole#x"/></wpt>')
    expect(xml).toContain('<rtept lat="38.7" lon="-9.1"><name>Quay</name></rtept>')
    expect(xml).toContain('<wpt lat="-33.9249" lon="18.4241">')
    expect(xml).toContain('version="1.1" creator="Fernway" xmlns="http://www.topografix.com/GPX/1/1"')
  })
})

describe('coordinates', () => {
  const at = (latitude: number, longitude: number) => ({
    ...COLLECTION,
    points: [{ name: 'Point', text: '', latitude, longitude }],
  })

  it('are decimal numbers within the limits of the schemas', () => {
    expect(gpxFile(at(0.0000001, -1e-9))).toContain('<wpt lat="0" lon="0">')
    expect(kmlFile(at(0.0000001, -1e-9))).toContain('<coordinates>0,0</coordinates>')
    expect(gpxFile(at(12.34567891, 180))).toContain('<wpt lat="12.345679" lon="-180">')
    expect(kmlFile(at(90, 180))).toContain('<coordinates>180,90</coordinates>')
  })
})

describe('kmlFile', () => {
  it('writes one placemark for each point and one path for each route, longitude first', () => {
    const xml = kmlFile(COLLECTION)
    const placemark = ['Placemark', 'name', 'description', 'Point', 'coordinates']
    const path = ['Placemark', 'name', 'description', 'LineString', 'tessellate', 'coordinates']
    const noted = [
      ...['Placemark', 'name', 'atom:link', 'description', 'ExtendedData', 'Data', 'value'],
      ...['Point', 'coordinates'],
    ]
    expect(parseXml(xml)).toEqual([
      ...['kml', 'Document', 'name', 'atom:author', 'atom:name', 'atom:link', 'description'],
      ...placemark,
      ...noted,
      ...path,
    ])
    expect(xml).toContain('<description>South\nhttps://fernway.test/pole#x</description>')
    expect(xml).toContain('<coordinates>-9.1,38.7 -9.2,38.8</coordinates>')
    expect(xml).toContain('<coordinates>18.4241,-33.9249</coordinates>')
    expect(xml).toContain('xmlns="http://www.opengis.net/kml/2.2"')
  })
})

describe('gpxFile and kmlFile', () => {
  it.each([gpxFile(COLLECTION), kmlFile(COLLECTION)])(
    'escape text and omit characters that are invalid in XML',
    (xml) => {
      expect(xml).toContain(`]]&gt;&lt;a b=&apos;c&apos;&gt;&amp;&quot; &lt;!-- é 😀`)
      expect(xml.isWellFormed()).toBe(true)
    },
  )
  it('are valid without points', () => {
    const empty = { ...COLLECTION, points: [], routes: [] }
    expect(parseXml(gpxFile(empty))[0]).toBe('gpx')
    expect(parseXml(kmlFile(empty))[0]).toBe('kml')
  })
})

it('a file says what it leaves out', () => {
  const file = { ...COLLECTION, description: 'One story is missing.' }
  expect(gpxFile(file)).toContain('<desc>One story is missing.</desc><link')
  expect(kmlFile(file)).toContain('<description>One story is missing.\nhttps')
})
