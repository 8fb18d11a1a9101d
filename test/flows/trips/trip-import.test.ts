import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId } from '#test/support/worker/trip-operations.ts'
import {
  downloadPlan,
  mainOf,
  makeTripWithIdea,
  uploadFile,
  WALKER_GPX,
} from '#test/support/worker/trips/trip-imports.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

describe('a file for an existing trip', () => {
  it('becomes ideas: pages of the guide by name, everything else as places of one’s own', async () => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    const response = await uploadFile(ana, `/profile/trips/${id}/import`, WALKER_GPX)
    const html = mainOf(await response.text())
    expect(response.status).toBe(200)
    expect(html).toContain('4 places added to Slow trains')
    expect(html).toContain('1 place was in the trip already.')
    expect(html).toContain('1 entry repeats another one.')
    expect(html).toContain('Morning walk</dt><dd>is a track or an area')
    expect(html).toContain('Beyond the pole</dt><dd>is there without its position')
    const { ideas } = await downloadPlan(ana, id)
    expect(
      ideas.map((stop: { name: string; path: string | null; note: string }) => [
        stop.name,
        stop.path,
        stop.note,
      ]),
    ).toEqual([
      ['Known bar', null, ''],
      ['São Jorge Castle', '/destinations/portugal/lisbon#sao-jorge-castle', 'go early'],
      ['Hotel Jerónimos', null, 'two nights'],
      ['Beyond the pole', null, ''],
      ['A place without a name', null, ''],
    ])
    expect(ideas[2].at).toEqual({ latitude: 38.6978, longitude: -9.2061 })
  })

  it('is imported once, however often the form is sent, also twice at a time', async () => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    const seed = newTripId()
    const send = (content: string) => uploadFile(ana, `/profile/trips/${id}/import`, content, { seed })
    await Promise.all([send(WALKER_GPX), send(WALKER_GPX)])
    const again = mainOf(await (await send(WALKER_GPX)).text())
    expect(again).toContain('Nothing new for Slow trains')
    expect((await downloadPlan(ana, id)).ideas).toHaveLength(5)
    await send('name,lat,lon\nAnother,1,2\n')
    expect((await downloadPlan(ana, id)).ideas).toHaveLength(6)
  })

  it('is refused for viewers and other accounts, and names what exceeds a limit', async () => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    const ben = await signInMember(site)
    expect((await uploadFile(ben, `/profile/trips/${id}/import`, WALKER_GPX)).status).toBe(404)
    const rows = Array.from({ length: 401 }, (_, index) => `Place ${index},${index / 10},5`).join('\n')
    const html = mainOf(
      await (await uploadFile(ana, `/profile/trips/${id}/import`, `name,lat,lon\n${rows}`)).text(),
    )
    expect(html).toContain('399 places added to Slow trains')
    expect(html).toContain('Place 399</dt><dd>is beyond what a trip can have')
    expect(html).toContain('Place 400</dt><dd>is beyond what a trip can have')
    expect((await downloadPlan(ana, id)).ideas).toHaveLength(400)
  })

  it.each([
    [
      'an entity bomb',
      '<!DOCTYPE gpx [<!ENTITY a "aaaa">]><gpx><wpt lat="1" lon="1"><name>&a;</name></wpt></gpx>',
      400,
      'document type declaration',
    ],
    ['a file that is cut off', '<gpx><wpt lat="1" lon="1"><name>', 400, 'not well-formed XML'],
    ['deep nesting', `<gpx>${'<a>'.repeat(50)}${'</a>'.repeat(50)}</gpx>`, 400, 'nested too deeply'],
    ['another XML format', '<svg/>', 400, 'neither GPX nor KML'],
    ['broken JSON', '{"format":"fernway-trip"', 400, 'not valid JSON'],
    ['deep JSON', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400, 'neither a trip or a list'],
    ['a trip of the future', '{"format":"fernway-trip","version":2}', 400, 'later version'],
    ['an empty file', '', 400, 'The file is empty'],
    ['a file without places', '<gpx/>', 400, 'there is no place in it'],
    [
      'bytes that are no text',
      new Uint8Array([0xff, 0xd8, 0x00, 0xe0, 0x1f, 0x8b]),
      400,
      'none of the formats',
    ],
    ['a huge file', 'x'.repeat(1_200_000), 413, 'larger than 1 MB'],
  ])('is refused plainly: %s', async (_, content, status, text) => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    const response = await uploadFile(ana, `/profile/trips/${id}/import`, content)
    expect([response.status, mainOf(await response.text()).includes(text)]).toEqual([status, true])
    expect((await downloadPlan(ana, id)).ideas).toHaveLength(1)
    const anonymous = await uploadFile(site.visitor(), '/trips/import', content)
    expect([anonymous.status, mainOf(await anonymous.text()).includes(text)]).toEqual([status, true])
  })
})

describe('names of a file', () => {
  const point = (name: string, at: string) => {
    const [latitude, longitude] = at.split(' ')
    return `<wpt lat="${latitude}" lon="${longitude}"><name>${name}</name></wpt>`
  }
  const TOKYO = '/destinations/japan/tokyo'
  const LISBON = '/destinations/portugal/lisbon'
  /** As maps and other planners write them; empty: the guide has no page of it, or it is something else. */
  const NAMES = [
    ['Firenze', '43.77 11.25', '/destinations/italy/florence'],
    ['Praha', '50.08 14.43', '/destinations/czechia/prague'],
    ['Lisbon, Portugal', '38.72 -9.14', LISBON],
    ['Paris', '33.66 -95.55', ''],
    ['Paris, Texas', '33.66 -95.55', ''],
    ['Georgia', '32.8 -83.6', ''],
    ['Senso-ji', '35.7148 139.7967', `${TOKYO}#senso-ji`],
    ['Sensō-ji Temple', '35.7148 139.7967', `${TOKYO}#senso-ji`],
    ['Meiji Jingu', '35.6764 139.6993', `${TOKYO}#meiji-shrine`],
    ['Castelo de São Jorge', '38.7139 -9.1335', `${LISBON}#sao-jorge-castle`],
    ['Castelo de S. Jorge', '38.7139 -9.1335', `${LISBON}#sao-jorge-castle`],
    ['Mosteiro dos Jerónimos', '38.6979 -9.2068', `${LISBON}#jeronimos-monastery`],
    ['Jerónimos Monastery (Belém)', '38.6979 -9.2068', `${LISBON}#jeronimos-monastery`],
    ['Hotel Jerónimos', '38.6978 -9.2061', ''],
    ['Fushimi Inari Taisha', '34.9671 135.7727', '/destinations/japan/kyoto#fushimi-inari'],
    ['Kyoto Station', '34.9858 135.7588', ''],
    ['Tour Eiffel', '48.8584 2.2945', '/destinations/france/paris#eiffel-tower'],
    ['Tokyo Hotel', '35.68 139.76', ''],
  ] as const

  it('lead to their pages in other languages and with additions, and to no page that is something else', async () => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    const gpx = `<gpx>${NAMES.map(([name, at]) => point(name, at)).join('')}</gpx>`
    await uploadFile(ana, `/profile/trips/${id}/import`, gpx)
    const { ideas } = await downloadPlan(ana, id)
    const found = new Map(
      ideas.map(({ name, path }: { name: string; path: string | null }) => [name, path ?? '']),
    )
    expect(NAMES.map(([name]) => [name, found.get(name)])).toEqual(
      NAMES.map(([name, , path]) => [name, path]),
    )
  })

  it('without a position lead to a place when the page above confirms it', async () => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    await uploadFile(ana, `/profile/trips/${id}/import`, 'Title,Note\n"Lisbon, Portugal",\n"Paris, Texas",\n')
    const { ideas } = await downloadPlan(ana, id)
    const paths = ideas.map(({ name, path }: { name: string; path: string | null }) => [name, path])
    expect(paths).toContainEqual(['Lisbon, Portugal', LISBON])
    expect(paths).toContainEqual(['Paris, Texas', null])
  })
})
