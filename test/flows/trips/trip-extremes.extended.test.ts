import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { downloadPlan, makeTripWithIdea, uploadFile } from '#test/support/worker/trips/trip-imports.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** A trip of four days with one timed stop, that begins on a date. */
async function tripFrom(member: Member, startsOn: string): Promise<string> {
  const id = newTripId()
  const days = ['a', 'b', 'c', 'd'].flatMap((each) =>
    tripOperation(`day-${each.repeat(8)}`, 'order', `${each}0`),
  )
  const operations = [
    tripOperation('trip', 'startsOn', startsOn),
    ...days,
    tripOperation('stop-aaaaaaaa', 'name', 'Harbour'),
    tripOperation('stop-aaaaaaaa', 'path', '/destinations/portugal/lisbon'),
    tripOperation('stop-aaaaaaaa', 'day', 'day-bbbbbbbb'),
    tripOperation('stop-aaaaaaaa', 'from', '09:30'),
  ]
  expect((await member.json('/api/trips', { id, operations })).status).toBe(200)
  return id
}

describe('dates', () => {
  it.each(['0001-01-01', '1900-02-28', '9999-12-31', '2028-02-28', '2027-02-28'])(
    'of a trip from %s are shown on the page, on paper and in every file',
    async (startsOn) => {
      const ana = await signInMember(site)
      const id = await tripFrom(ana, startsOn)
      for (const ending of ['?whole=1', '/print', '.ics', '.gpx', '.kml', '.json', '.md']) {
        const response = await ana.get(`/profile/trips/${id}${ending}`)
        expect([ending, response.status]).toEqual([ending, 200])
        expect(await response.text()).not.toMatch(/NaN|Invalid Date|undefined-|T000000Z:|null-/)
      }
    },
  )

  it.each(['2027-02-29', '2027-13-01', '2027-00-10', '10000-01-01', '-001-01-01', '27-1-1', '2027-04-31'])(
    'that do not exist are no first day: %s',
    async (startsOn) => {
      const ana = await signInMember(site)
      const id = await tripFrom(ana, '2027-04-02')
      const response = await ana.form(`/profile/trips/${id}`, { do: 'save', e: 'trip', startsOn })
      expect([303, 400]).toContain(response.status)
      expect((await downloadPlan(ana, id)).startsOn).toBe('2027-04-02')
    },
  )

  it('have the leap day in a trip that is moved over it', async () => {
    const ana = await signInMember(site)
    const id = await tripFrom(ana, '2028-02-28')
    const calendar = await (await ana.get(`/profile/trips/${id}.ics`)).text()
    expect(calendar).toContain('DTSTART:20280229T093000Z')
    await ana.form(`/profile/trips/${id}`, { do: 'save', e: 'trip', startsOn: '2027-03-27' })
    // The clocks of Lisbon change in the night before the second day.
    expect(await (await ana.get(`/profile/trips/${id}.ics`)).text()).toContain('DTSTART:20270328T083000Z')
  })
})

describe('files', () => {
  const GPX = '<?xml version="1.0"?><gpx><wpt lat="38.7" lon="-9.1"><name>Café Ação</name></wpt></gpx>'
  const KML =
    '<kml><Placemark><name>Café Ação</name><Point><coordinates>-9.1,38.7</coordinates></Point></Placemark></kml>'
  const CSV = 'name,lat,lon\nCafé Ação,38.7,-9.1\n'
  const GEOJSON =
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[-9.1,38.7]},"properties":{"name":"Café Ação"}}]}'
  const unitsOf = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0))
  const bytes = (values: readonly number[]) => new Uint8Array(values)
  const ENCODINGS = {
    'UTF-8 with a mark': (text: string) =>
      new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]),
    'UTF-16 LE': (text: string) =>
      bytes([0xfeff, ...unitsOf(text)].flatMap((unit) => [unit & 255, unit >> 8])),
    'UTF-16 BE': (text: string) =>
      bytes([0xfeff, ...unitsOf(text)].flatMap((unit) => [unit >> 8, unit & 255])),
    'Latin-1': (text: string) => bytes(unitsOf(text)),
  }
  const CASES = Object.entries({ GPX, KML, CSV, GEOJSON }).flatMap(([format, text]) =>
    Object.entries(ENCODINGS).map(([encoding, encode]) => [format, encoding, encode(text)] as const),
  )

  it.each(CASES)('of %s in %s are read', async (_, __, content) => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    expect((await uploadFile(ana, `/profile/trips/${id}/import`, content)).status).toBe(200)
    const { ideas } = await downloadPlan(ana, id)
    expect(ideas.map(({ name }: { name: string }) => name)).toEqual(['Known bar', 'Café Ação'])
  })

  it('of 50 MB are refused before they are read', async () => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    const response = await uploadFile(ana, `/profile/trips/${id}/import`, new Uint8Array(50_000_000))
    expect(response.status).toBe(413)
    expect((await downloadPlan(ana, id)).ideas).toHaveLength(1)
  })

  it('that are compressed, or no file of places at all, are refused and nothing is unpacked', async () => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    // The first bytes of a ZIP, of GZIP and of a picture.
    for (const start of [
      [0x50, 0x4b, 3, 4],
      [0x1f, 0x8b, 8],
      [0x89, 0x50, 0x4e, 0x47],
    ]) {
      const content = new Uint8Array(2000).map((_, index) => start[index] ?? (index * 37) % 256)
      const { status } = await uploadFile(ana, `/profile/trips/${id}/import`, content)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    expect((await downloadPlan(ana, id)).ideas).toHaveLength(1)
  })

  it('with a name of 2,000 characters or a thousand stops stay within the limits, and say so', async () => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    const rows = Array.from({ length: 1000 }, (_, index) => `Stop ${index},${index / 20},5`).join('\n')
    const text = `name,lat,lon\n${'名'.repeat(2000)},38.7,-9.2\n${rows}\n`
    const response = await uploadFile(ana, `/profile/trips/${id}/import`, text)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('beyond')])
    const { ideas } = await downloadPlan(ana, id)
    expect(ideas).toHaveLength(400)
    for (const { name } of ideas) expect([...name].length).toBeLessThanOrEqual(120)
  }, 60_000)
})
