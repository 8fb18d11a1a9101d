import { beforeAll, describe, expect, it } from 'vitest'
import { foldCalendarLine } from '#isomorphic/trips/files/calendar-lines.ts'
import { walkXml } from '#src/saves/import/walk-xml.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { SITE } from '#test/support/worker/visitor.ts'

/** Texts that mean something to one of the formats. */
const TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</textarea></title></style><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  ']]><Placemark><name>evil</name></Placemark><![CDATA[',
  '&#60;b&#62; &amp; &lt;',
  'line\r\nBEGIN:VALARM\r\nTRIGGER:PT0S\r\nEND:VALARM',
  'line\u2028BEGIN:VEVENT\u2029\u0085END:VEVENT\u000b\u000c',
  'a;b,c\\n:\\',
  '[click](javascript:alert(1)) ![x](https://evil.example/pixel)',
  '=cmd|"/c calc"!A1',
  '\u202egnp.exe\u0000\u0007 \ud800',
  '日本語の長い名前'.repeat(8),
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(4),
]

let site: SignInSite
let ana: Member
let id: string
let view: string

beforeAll(async () => {
  site = await createAccountSite()
  ana = await signInMember(site)
  id = newTripId()
  await ana.json('/api/trips', {
    id,
    operations: [
      tripOperation('trip', 'name', TEXTS[1] ?? ''),
      tripOperation('trip', 'startsOn', '2027-03-27'),
      tripOperation('day-aaaaaaaa', 'title', TEXTS[0] ?? ''),
      tripOperation('day-aaaaaaaa', 'note', TEXTS.join('\n')),
    ],
  })
  for (const [index, text] of TEXTS.entries()) {
    const at = String(index).padStart(8, '0')
    const write = (e: string, fields: Readonly<Record<string, string>>) =>
      Object.entries(fields).map(([f, v]) => tripOperation(e, f, v))
    const short = [...text].slice(0, 30).join('')
    const operations = [
      ...write(`stop-${at}`, { name: text, note: text, day: 'day-aaaaaaaa', from: '09:00', at: '38.7,-9.1' }),
      ...write(`stay-${at}`, { name: text, note: text, day: 'day-aaaaaaaa', reference: short }),
      ...write(`leg-${at}`, { to: `stop-${at}`, note: text, departs: '08:00', reference: short }),
      ...write(`item-${at}`, { text, who: short }),
      ...write(`cost-${at}`, { what: [...text].slice(0, 60).join(''), amount: '1', currency: 'EUR' }),
    ]
    const changed = await ana.json(`/api/trips/${id}/changes`, { operations, since: 0 })
    expect([text, changed.status, (await changed.json<{ refused: object }>()).refused]).toEqual([
      text,
      200,
      {},
    ])
  }
  const made = await ana.form(`/profile/trips/${id}`, {
    do: 'link',
    kind: 'view',
    references: '1',
    costs: '1',
  })
  const [, link = ''] = /id="made-link" readOnly="" value="([^"]+)"/.exec(await made.text()) ?? []
  view = link.slice(SITE.length)
})

const pages = () => [
  `/profile/trips/${id}?whole=1`,
  `/profile/trips/${id}/print`,
  view,
  `${view}/print`,
  '/profile/trips?whole=1',
]
const files = (format: string) => [`/profile/trips/${id}.${format}`, `${view}.${format}`]

describe('text of visitors with markup in it', () => {
  it('is text on every page', async () => {
    for (const path of pages()) {
      const response = await ana.get(path)
      const html = await response.text()
      expect([path, response.status]).toEqual([path, 200])
      // Only what the page itself has: with a real element the text would have begun one.
      expect(html, path).not.toMatch(/<img src=x|<svg onload|<script>alert|<b>hand/)
      expect(html, path).not.toMatch(/href="(?:javascript|data):/)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be part of a page
      expect(html, path).not.toMatch(/[\u0000-\u0008\u202e]/)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('adds no property and no component to a calendar, whose lines have 75 octets at most', async () => {
    for (const path of files('ics')) {
      const text = await (await ana.get(path)).text()
      const encoder = new TextEncoder()
      const lines = text.split('\r\n')
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of lines) expect(encoder.encode(line).byteLength, line).toBeLessThanOrEqual(75)
      const unfolded = text
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .filter((line) => line !== '')
      const names = new Set(unfolded.map((line) => /^[A-Z-]+/.exec(line)?.[0] ?? line))
      for (const name of names)
        expect(
          'BEGIN END VERSION PRODID CALSCALE NAME X-WR-CALNAME REFRESH-INTERVAL X-PUBLISHED-TTL UID DTSTAMP LAST-MODIFIED SEQUENCE URL DTSTART DTEND TRANSP SUMMARY DESCRIPTION LOCATION GEO'.split(
            ' ',
          ),
        ).toContain(name)
      expect(
        unfolded.filter((line) => line.startsWith('BEGIN:') && !/^BEGIN:(?:VCALENDAR|VEVENT)$/.test(line)),
      ).toEqual([])
      // One for the trip, and one for each stop, way and stay.
      expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1 + 3 * TEXTS.length)
    }
  })

  it.each(['gpx', 'kml'])('adds no element to %s', async (format) => {
    for (const path of files(format)) {
      const text = await (await ana.get(path)).text()
      const names = new Set<string>()
      walkXml(text, ({ name, text: own }) => void (name === 'name' && names.add(own)))
      expect([path, names.has('<script>alert(1)</script>')]).toEqual([path, true])
      expect(text, path).not.toMatch(/<(?:script|img|svg|b)\b/)
      expect(text.match(/<(?:wpt|Placemark)\b/g)?.length ?? 0, path).toBeGreaterThanOrEqual(TEXTS.length)
      expect(text, path).not.toContain('<name>evil</name>')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain them
      expect(text, path).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
    }
  })

  it('is no link and no picture in Markdown, and comes back from JSON', async () => {
    for (const path of files('md')) {
      const text = await (await ana.get(path)).text()
      expect(text, path).not.toMatch(/(?<!\\)\[click(?<!\\)\]\(/)
      expect(text, path).not.toMatch(/(?<!\\)!\[x(?<!\\)\]\(/)
      expect(text, path).not.toMatch(/^(?!\s*\\).*(?<!\\)<(?:script|img|svg)/m)
    }
    const { days } = await (await ana.get(`/profile/trips/${id}.json`)).json<{
      days: { stops: { name: string }[] }[]
    }>()
    expect(days[0]?.stops.map(({ name }) => name)).toContain('<script>alert(1)</script>')
    for (const path of [
      ...files('ics'),
      ...files('gpx'),
      ...files('kml'),
      ...files('md'),
      ...files('json'),
    ]) {
      const { headers } = await ana.get(path)
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
      expect(headers.get('content-disposition'), path).toMatch(/^attachment; filename="[\w.-]+"$/)
    }
  })
})

it('folds between characters, whatever they are, and unfolds to the same text', () => {
  for (const text of TEXTS) {
    const line = `SUMMARY:${text.replaceAll(/[\r\n]/g, '')}${'é'.repeat(100)}`
    const folded = foldCalendarLine(line)
    expect(folded.replaceAll('\r\n ', '')).toBe(line)
  }
})
