import { beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'
import { KYOTO, listedPaths } from '#test/support/worker/visitor-with-saves.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

function upload(visitor: Member, text: string, name = 'list.txt'): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([text], name))
  return visitor.send('POST', '/profile/saves/import', { origin: SITE }, form)
}

/** A gigabyte if its entities were expanded. */
const BOMB = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 8 }, (_, step) => `<!ENTITY ${'b'.repeat(step + 1)} "${`&${step === 0 ? 'a' : 'b'.repeat(step)};`.repeat(10)}">`).join('')}]><gpx><wpt lat="1" lon="1"><name>&bbbbbbbb;</name></wpt></gpx>`

const listOf = (html: string): string => /href="(\/profile\/saves\/[0-9a-f]{16})"/.exec(html)?.[1] ?? ''

const GPX = `<?xml version="1.0"?><gpx><metadata><name>Spring</name></metadata>
  <wpt lat="35.01" lon="135.77"><name>Kyōto</name><desc>tea</desc></wpt>
  <wpt lat="34.9671" lon="135.7727"><name>Fushimi Inari Taisha</name></wpt>
  <wpt lat="35.0116" lon="135.7681"><name>Ramen of a friend</name></wpt>
  <wpt lat="48.86" lon="2.35"><name>Kyoto</name></wpt>
  <wpt lat="35.02" lon="135.76"><name>Kyoto</name></wpt></gpx>`

describe('importing a list', () => {
  it('an import matches places by name and position, and reports what it did not match and the nearest place', async () => {
    const ana = await signInMember(site)
    const response = await upload(ana, GPX, 'spring.gpx')
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('Spring')
    expect(html).toMatch(/in your GPX file/)
    expect(html).toContain('Ramen of a friend')
    expect(html).toContain('near')
    const paths = await listedPaths(ana, listOf(html))
    expect(paths[0]).toBe(KYOTO)
    expect(paths.every((path) => path.startsWith('/destinations/'))).toBe(true)
    const list = (await (await ana.get(`${listOf(html)}.json`)).json()) as { items: { note: string }[] }
    expect(list.items[0]?.note).toBe('tea')
  })

  it('the report names what could not be read of the file, or only in part, and why', async () => {
    const ana = await signInMember(site)
    const rows = ['name,note,lat,lon', 'Kyoto,tea,35.01,135.77', 'Nowhere & <more>,,95,200', ',a lost note,,']
    const report = await (await upload(ana, rows.join('\n'), 'a.csv')).text()
    expect(report).toContain('Not read, or only in part')
    expect(report).toMatch(
      /<bdi>Nowhere &amp; &lt;more&gt;<\/bdi> <span class="meta">read without its position/,
    )
    expect(report).toMatch(/<bdi>entry 3<\/bdi> <span class="meta">without a name and a place/)
    const complete = await (await upload(ana, rows.slice(0, 2).join('\n'), 'b.csv')).text()
    expect(complete).not.toContain('Not read')
  })

  it('no note is lost when two entries mean one page, and a note that does not fit is listed', async () => {
    const ana = await signInMember(site)
    const point = (note: string) =>
      `<wpt lat="35.01" lon="135.77"><name>Kyoto</name><desc>${note}</desc></wpt>`
    const long = 'l'.repeat(480)
    const notes = ['tea in spring', 'maples in autumn', long]
    const report = await (await upload(ana, `<gpx>${notes.map(point).join('')}</gpx>`, 'a.gpx')).text()
    const list = await (await ana.send('GET', listOf(report))).text()
    expect(list).toContain('tea in spring\nmaples in autumn')
    expect(report).toContain(long)
  })

  it('a note that is too long for a list is named in the report, and complete where nothing matches', async () => {
    const ana = await signInMember(site)
    const [stored, listed] = ['In spring. '.repeat(80).trim(), 'With a friend. '.repeat(60).trim()]
    const rows = ['name,note,lat,lon', `Kyoto,${stored},35.01,135.77`, `Ramen,${listed},35.0116,135.7681`]
    const report = await (await upload(ana, rows.join('\n'), 'long.csv')).text()
    expect(report).toContain('<bdi>Kyoto</bdi> <span class="meta">name or note shortened</span>')
    expect(report.match(/shortened<\/span>/g)).toHaveLength(1)
    expect(report).toContain(listed)
    const list = (await (await ana.get(`${listOf(report)}.json`)).json()) as { items: { note: string }[] }
    expect(list.items[0]?.note).toBe(stored.slice(0, 500).trim())
  })

  it('importing the same file twice updates one list', async () => {
    const ana = await signInMember(site)
    const [first, second] = [await (await upload(ana, GPX)).text(), await (await upload(ana, GPX)).text()]
    expect(listOf(second)).toBe(listOf(first))
    const html = await (await ana.get('/profile/saves')).text()
    expect(html.match(/>Spring/g)).toHaveLength(1)
  })

  it('accepts a table, a Google Takeout list, KML, and the CSV of our own export', async () => {
    const ana = await signInMember(site)
    const cases: readonly (readonly [string, readonly string[]])[] = [
      ['name;note\nMorocco;soon\nAtlantis;\n', ['/destinations/morocco']],
      ['Title,Note,URL,Tags,Comment\nIceland,,https://maps.example,,\n', ['/destinations/iceland']],
      [
        '<kml><Placemark><name>Kyoto</name><Point><coordinates>135.77,35.01</coordinates></Point></Placemark></kml>',
        [KYOTO],
      ],
    ]
    for (const [text, paths] of cases) {
      const html = await (await upload(ana, text)).text()
      expect(await listedPaths(ana, listOf(html))).toEqual(paths)
      const csv = await (await ana.get(`${listOf(html)}.csv`)).text()
      const again = await (await upload(ana, csv)).text()
      expect(await listedPaths(ana, listOf(again))).toEqual(paths)
    }
  })

  it('accepts a table as Windows spreadsheets save it', async () => {
    const ana = await signInMember(site)
    const form = new FormData()
    form.set(
      'file',
      new File([Uint8Array.from('name\nKrak\xf3w\nT\xfcrkiye\n', (c) => c.charCodeAt(0))], 'x.csv'),
    )
    const html = await (await ana.send('POST', '/profile/saves/import', { origin: SITE }, form)).text()
    expect(await listedPaths(ana, listOf(html))).toEqual([
      '/destinations/poland/krakow',
      '/destinations/turkiye',
    ])
  })

  it('a file without matches creates no list and reports it', async () => {
    const ana = await signInMember(site)
    const html = await (await upload(ana, 'name\nAtlantis\nEl Dorado <b>\n')).text()
    expect(html).toContain('Nothing to import')
    expect(html).toContain('El Dorado &lt;b&gt;')
    expect(listOf(html)).toBe('')
    const empty = await (await upload(ana, '<gpx></gpx>')).text()
    expect(empty).toContain('No places in it')
  })

  it('hostile, unknown and oversized files, and anonymous visitors, are rejected with a message', async () => {
    const ana = await signInMember(site)
    for (const text of [
      '',
      '{',
      '[]',
      '<svg/>',
      '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>',
      'a,b\n1,2',
      BOMB,
    ]) {
      const response = await upload(ana, text)
      expect([
        text,
        response.status,
        (await response.text()).includes('That file could not be read.'),
      ]).toEqual([text, 400, true])
    }
    for (const bytes of [1_100_000, 5_000_000]) {
      const large = await upload(ana, ' '.repeat(bytes))
      expect([large.status, (await large.text()).includes('larger than 1 MB')]).toEqual([413, true])
    }
    expect((await ana.form('/profile/saves/import', { file: '<gpx/>' })).status).toBe(400)
    expect((await upload(anonymousVisitor(site), GPX)).status).toBe(401)
  })

  it('changes nothing while the database is down', async () => {
    const ana = await signInMember(site)
    const form = new FormData()
    form.set('file', new File([GPX], 'x.gpx'))
    const headers = { origin: SITE, 'x-fault': 'd1=error' }
    expect((await ana.send('POST', '/profile/saves/import', headers, form)).status).toBe(503)
    expect((await (await ana.get('/profile/saves')).text()).includes('>Spring')).toBe(false)
  })
})
