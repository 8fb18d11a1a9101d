import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { readTripJson } from '#isomorphic/trips/files/read-trip-json.ts'
import { parseAlertSettings } from '#src/alerts/rules/alert-setting.ts'
import { parseCampaignMarkdown } from '#src/campaigns/rules/parse-campaign-markdown.ts'
import { parseImport } from '#src/saves/import/parse-import.ts'
import { parseChanges } from '#src/saves/rules/parse-changes.ts'
import { parseSearchQuery } from '#src/search/rules/search-query.ts'
import { TripOperations } from '#src/trips/rules/parse-operations.ts'

/**
 * CPU time per byte of input that any parser may take on a machine of a third of the usual speed: a megabyte then costs a
 * minute at most, usually far less. A cost that grows with the square of the input exceeds it for the larger inputs.
 */
const MAX_MICROSECONDS_PER_BYTE = 60
const KILOBYTE = 1024
/** Short runs measure the clock, not the parser. */
const MIN_RUN_MICROSECONDS = 20_000
const MAX_ATTEMPTS = 10

/** CPU time in microseconds since a measurement of `process.cpuUsage`. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** CPU time of one call in microseconds. */
function cpuOf(parse: () => unknown): number {
  let calls = 0
  const before = process.cpuUsage()
  for (;;) {
    try {
      parse()
    } catch {
      // Refusing costs time as well.
    }
    calls += 1
    const cpu = cpuSince(before)
    if (cpu >= MIN_RUN_MICROSECONDS) return cpu / calls
  }
}

/** The fastest of several attempts, because a busy machine shares its cores; the first within the limit will do. */
function cpuPerByte(input: string, parse: (text: string) => unknown): number {
  const bytes = Buffer.byteLength(input)
  let fastest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < MAX_ATTEMPTS && fastest > MAX_MICROSECONDS_PER_BYTE; attempt += 1)
    fastest = Math.min(fastest, cpuOf(() => parse(input)) / bytes)
  return fastest
}

/** A text of about the given size. */
const filled = (piece: string, bytes: number, before = '', after = ''): string =>
  before + piece.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(piece)))) + after

type Inputs = Readonly<Record<string, (bytes: number) => string>>

const WAYPOINT = '<wpt lat="48.1" lon="11.5"><name>A &amp; B</name><desc>x</desc></wpt>'
const PLACEMARK = '<Placemark><name>A</name><Point><coordinates>11.5,48.1</coordinates></Point></Placemark>'
const IMPORTS: Inputs = {
  'GPX waypoints': (bytes) => filled(WAYPOINT, bytes, '<gpx>', '</gpx>'),
  'GPX names without an end': (bytes) => filled('<wpt lat="1" lon="2"><name>', bytes, '<gpx>'),
  'GPX entities': (bytes) =>
    filled('&amp;', bytes, '<gpx><wpt lat="1" lon="2"><name>', '</name></wpt></gpx>'),
  'GPX attributes': (bytes) => filled(' a="b"', bytes, '<gpx><wpt', ' lat="1" lon="2"/></gpx>'),
  'XML comments': (bytes) => filled('<!-- x -->', bytes, '<gpx>', '<!--'),
  'KML placemarks': (bytes) => filled(PLACEMARK, bytes, '<kml><Document>', '</Document></kml>'),
  'KML folders': (bytes) => filled('<Folder>', bytes, '<kml>'),
  'angle brackets': (bytes) => filled('<', bytes, '<gpx>'),
  'CSV rows': (bytes) => filled('Kyoto,35.0,135.7,"a ""b"" c"\n', bytes, 'name,lat,lon,note\n'),
  'CSV quotes without an end': (bytes) => filled('""', bytes, 'name,lat,lon\n"'),
  'XML namespaces': (bytes) => filled('<a xmlns:b="c"/>', bytes, '<gpx>', '</gpx>'),
  'XML sections of text': (bytes) =>
    filled('<![CDATA[x]]>', bytes, '<gpx><wpt lat="1" lon="2"><name>', '</name></wpt></gpx>'),
  'XML instructions before the root': (bytes) => filled('<?a b?>', bytes, '', '<gpx/>'),
  'KML digits': (bytes) =>
    filled('1', bytes, '<kml><Placemark><Point><coordinates>', '</coordinates></Point></Placemark></kml>'),
  'CSV line ends': (bytes) => filled('\r', bytes, 'name,lat,lon\n'),
  'CSV links': (bytes) => filled('/search/1', bytes, 'Title,URL\nA,'),
  'CSV commas': (bytes) => filled(',', bytes, 'name,lat,lon\n'),
  'JSON features': (bytes) =>
    filled(
      '{"type":"Feature","geometry":{"coordinates":[1,2]},"properties":{}},',
      bytes,
      '{"type":"FeatureCollection","features":[',
      '{}]}',
    ),
  'JSON coordinates': (bytes) =>
    filled('1,', bytes, '{"type":"FeatureCollection","features":[{"geometry":{"coordinates":[', '1]}}]}'),
  'JSON nesting': (bytes) => filled('[', bytes),
  'JSON strings': (bytes) =>
    filled(String.raw`\u0041`, bytes, '{"type":"FeatureCollection","features":["', '"]}'),
}
const MARKDOWN: Inputs = {
  'list marks': (bytes) => filled('- a\n', bytes),
  'nested quotes': (bytes) => filled('> ', bytes),
  brackets: (bytes) => filled('[', bytes),
  'half links': (bytes) => filled('[a](', bytes),
  emphasis: (bytes) => filled('*a _b ', bytes),
  backticks: (bytes) => filled('`a``', bytes),
  paragraphs: (bytes) => filled('A sentence about a place.\n\n', bytes),
  'one long line': (bytes) => filled('word ', bytes),
  'HTML tags': (bytes) => filled('<a b=', bytes),
  'numbered items': (bytes) => filled('1. a ', bytes),
  'tabs and blanks': (bytes) => filled(' \t', bytes),
  'underlined headings': (bytes) => filled('a\n=\n', bytes),
  'link definitions': (bytes) => filled('[a]: /b\n', bytes),
}
const TRIP_HEAD = '{"format":"fernway-trip","version":1,"name":"A",'
/** Trip files: whole days, many stops, long notes, values that are refused, and shapes that are none. */
const TRIP_FILES: Inputs = {
  days: (bytes) => filled('{"title":"A","stops":[{"name":"B"}]},', bytes, `${TRIP_HEAD}"days":[`, '{}]}'),
  stops: (bytes) => filled('{"name":"B","note":"c"},', bytes, `${TRIP_HEAD}"days":[{"stops":[`, '{}]}]}'),
  ideas: (bytes) => filled('{"name":"B","at":"1,2"},', bytes, `${TRIP_HEAD}"ideas":[`, '{}]}'),
  'long notes': (bytes) => filled('あ', bytes, `${TRIP_HEAD}"ideas":[{"name":"B","note":"`, '"}]}'),
  'refused values': (bytes) => filled('{"from":"noon"},', bytes, `${TRIP_HEAD}"days":[{"stops":[`, '{}]}]}'),
  'unknown fields': (bytes) => filled('"a":{"b":[]},', bytes, TRIP_HEAD, '"z":1}'),
}
const QUERIES: Inputs = {
  letters: (bytes) => filled('a', bytes),
  accents: (bytes) => filled('é\u0301', bytes),
  'combining marks': (bytes) => filled('\u0301', bytes),
  'other scripts': (bytes) => filled('京都', bytes),
  emoji: (bytes) => filled('👩‍👩‍👧', bytes),
  blanks: (bytes) => filled('\u0000 ', bytes),
  digraphs: (bytes) => filled('ßæœ', bytes),
}

const expectCheap = (input: string, parse: (text: string) => unknown): void => {
  expect(cpuPerByte(input, parse), `µs per byte of ${input.slice(0, 40)}`).toBeLessThanOrEqual(
    MAX_MICROSECONDS_PER_BYTE,
  )
}

describe('CPU time per byte of input', { timeout: 120_000 }, () => {
  it.each(Object.entries(IMPORTS))('is bounded for imported lists: %s', (_, create) => {
    for (const size of [16 * KILOBYTE, 256 * KILOBYTE]) expectCheap(create(size), parseImport)
  })

  it.each(Object.entries(MARKDOWN))('is bounded for the Markdown of campaigns: %s', (_, create) => {
    for (const size of [4 * KILOBYTE, 60 * KILOBYTE])
      expectCheap(create(size), (text) => parseCampaignMarkdown(text, 'en'))
  })

  it.each(Object.entries(QUERIES))('is bounded for searches: %s', (_, create) => {
    for (const size of [200, 8 * KILOBYTE])
      expectCheap(create(size), (text) => foldText(parseSearchQuery(text)))
  })

  it.each(Object.entries(MARKDOWN))('is bounded for alerts: %s', (_, create) => {
    for (const size of [400, 20 * KILOBYTE])
      expectCheap(JSON.stringify({ alerts: [{ id: 'a', text: create(size) }] }), parseAlertSettings)
  })

  it.each(Object.entries(TRIP_FILES))('is bounded for files of trips: %s', (_, create) => {
    let last = 0
    const options = {
      newId: (kind: string) => {
        last += 1
        return `${kind}-${String(last).padStart(8, '0')}`
      },
      newKey: () => crypto.randomUUID(),
    }
    for (const size of [16 * KILOBYTE, 256 * KILOBYTE])
      expectCheap(create(size), (text) => readTripJson(JSON.parse(text), options))
  })

  it('is bounded for changes of trips', () => {
    const operation = { key: 'k'.repeat(64), e: 'stop-aaaaaaaa', f: 'note', v: 'あ'.repeat(2000), was: '' }
    for (const count of [1, 50, 2000])
      expectCheap(JSON.stringify(Array.from({ length: count }, () => operation)), (text) =>
        v.safeParse(TripOperations, JSON.parse(text)),
      )
  })

  it('is bounded for offline changes', () => {
    const change = {
      id: crypto.randomUUID(),
      kind: 'note',
      path: '/destinations/japan',
      note: 'あ'.repeat(500),
    }
    for (const count of [1, 50, 2000])
      expectCheap(JSON.stringify(Array.from({ length: count }, () => change)), (text) =>
        parseChanges(JSON.parse(text) as readonly unknown[]),
      )
  })

  it('finds a parser that takes quadratic time', () => {
    // A twentieth of a microsecond for each pair of characters, on a machine of any speed.
    const quadratic = (text: string): void => {
      const before = process.cpuUsage()
      while (cpuSince(before) < text.length ** 2 / 20);
    }
    expect(() => expectCheap('a'.repeat(2 * KILOBYTE), quadratic)).toThrow('µs per byte')
  })
})
