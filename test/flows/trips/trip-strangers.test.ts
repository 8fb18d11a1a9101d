import { beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { SITE } from '#test/support/worker/visitor.ts'

const SECRET = 'Slow trains'
const FORM = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { origin: SITE, 'content-type': 'application/json' }
const CHANGE = JSON.stringify({ operations: [tripOperation('trip', 'name', 'Mine')], since: 0 })

let site: SignInSite
let ana: Member
let id: string
beforeAll(async () => {
  site = await createAccountSite()
  ana = await signInMember(site)
  id = newTripId()
  const operations = [
    tripOperation('trip', 'name', SECRET),
    tripOperation('day-aaaaaaaa', 'title', 'Arrival'),
    tripOperation('stop-aaaaaaaa', 'name', 'Hidden garden'),
  ]
  await ana.json('/api/trips', { id, operations })
})

const stateOf = async (): Promise<string> => {
  const { results } = await bindings.DB.prepare(
    'SELECT owner, role, name FROM trips WHERE trip_id = ? UNION ALL SELECT token_hash, kind, made_by FROM trip_links WHERE trip_id = ?1',
  )
    .bind(id)
    .all()
  return JSON.stringify(results) + (await (await ana.get(`/profile/trips/${id}.json`)).text())
}

/** Every route with the ID of a trip, with each form that it takes. */
const requests = (): readonly (readonly [string, string, Record<string, string>?, string?])[] => [
  ['GET', `/profile/trips/${id}?whole=1`],
  ['GET', `/profile/trips/${id}/print`],
  ['GET', `/profile/trips/${id}/import`],
  ...['ics', 'gpx', 'kml', 'json', 'md'].map((format) => ['GET', `/profile/trips/${id}.${format}`] as const),
  ['GET', `/api/trips/${id}`],
  ['GET', `/api/trips/${id}?since=0`],
  ['GET', `/api/trips/${id}/live`, { upgrade: 'websocket', origin: SITE }],
  ['POST', `/api/trips/${id}/changes`, JSON_BODY, CHANGE],
  ['POST', '/api/trips', JSON_BODY, JSON.stringify({ id, operations: JSON.parse(CHANGE).operations })],
  ['POST', '/trips', FORM, String(new URLSearchParams({ id, name: 'Mine', startsOn: '', days: '2' }))],
  [
    'POST',
    '/profile/trips/add',
    FORM,
    String(new URLSearchParams({ trip: id, path: '/destinations/japan' })),
  ],
  ['POST', `/profile/trips/${id}/import`, FORM, 'file=name%0AHidden'],
  ...[
    'do=add&kind=day',
    'do=save&e=trip&name=Mine',
    'do=edit&e=trip&name=Mine',
    'do=remove&e=stop-aaaaaaaa',
    'do=move&e=stop-aaaaaaaa&day=day-aaaaaaaa',
    'do=place&path=stop-aaaaaaaa&index=0&day=day-aaaaaaaa',
    'do=tick&e=stop-aaaaaaaa&done=1',
    'do=put-back&e=trip&f=name&v=Mine',
    'do=dismiss&e=day-aaaaaaaa&notice=abcdef',
    'do=link&kind=view',
    'do=link&kind=edit',
    'do=link&kind=calendar',
    'do=end-link&link=x',
    'do=role&member=1&role=',
    'do=role&member=1&role=viewer',
    'do=delete-trip',
    'do=leave',
  ].map((body) => ['POST', `/profile/trips/${id}`, FORM, body] as const),
]

describe.each([
  ['another account', () => signInMember(site)],
  ['a visitor without an account', async () => anonymousVisitor(site)],
])('%s with the ID of a trip', (_, visit) => {
  it('reads, changes and ends nothing of it, on any route', async () => {
    const visitor = await visit()
    const before = await stateOf()
    for (const [method, path, headers = {}, body] of requests()) {
      const response = await visitor.send(method, path, headers, body)
      const request = `${method} ${path} ${body ?? ''}`
      expect([request, response.status < 300], request).toEqual([request, false])
      const text = response.status === 101 ? 'a socket' : await response.text()
      for (const secret of [SECRET, 'Arrival', 'Hidden garden', 'a socket'])
        expect(text, request).not.toContain(secret)
      // A redirect leads to the sign-in or to the address of a page, never to something that was made.
      expect(response.headers.get('location') ?? '', request).not.toContain('done=')
    }
    expect(await stateOf()).toBe(before)
  })
})

describe('requests of other sites', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin', {}],
    ['our origin, sent by another site', { origin: SITE, 'sec-fetch-site': 'cross-site' }],
  ])('change nothing with the cookies of a member (%s)', async (_name, sent) => {
    const before = await stateOf()
    for (const [method, path, headers = {}, body] of requests()) {
      if (method !== 'POST') continue
      const { origin: _origin, ...others } = headers
      const response = await ana.send(method, path, { ...others, ...sent }, body)
      expect([path, response.status]).toEqual([path, 403])
    }
    expect(await stateOf()).toBe(before)
  })
})

describe('malformed requests of a member', () => {
  it.each([
    'x',
    '0'.repeat(31),
    '0'.repeat(33),
    '0'.repeat(5000),
    'A'.repeat(32),
    '__proto__',
    'constructor',
    '%00',
    `${'0'.repeat(31)}%00`,
    '..%2F..%2Fdesk',
    '%F0%9F%9A%8B',
    "'%20OR%201=1--",
  ])('are not found (%s)', async (address) => {
    for (const path of [`/api/trips/${address}`, `/profile/trips/${address}`, `/trips/shared/${address}`])
      expect([301, 400, 404, 414]).toContain((await ana.get(path)).status)
  })

  it('name no number of a change', async () => {
    for (const since of ['-1', '1.5', 'NaN', 'Infinity', '1e309', '0x10', "1' OR 1=1", '\u0000', '９'])
      expect([since, (await ana.get(`/api/trips/${id}?since=${encodeURIComponent(since)}`)).status]).toEqual([
        since,
        since === '0x10' ? 200 : 400,
      ])
    expect((await ana.get(`/api/trips/${id}?since=999999999999999999`)).status).toBe(200)
  })

  it('are refused by key or as a whole, and store nothing', async () => {
    const before = await stateOf()
    const send = (body: unknown) => ana.json(`/api/trips/${id}/changes`, body)
    const one = tripOperation('trip', 'name', 'Mine')
    for (const body of [
      null,
      [],
      'x',
      { operations: null },
      { operations: [null] },
      { operations: [{ ...one, key: 'short' }] },
      { operations: [{ ...one, key: 'with space in it' }] },
      { operations: [{ ...one, v: 7 }] },
      { operations: [{ ...one, v: 'x'.repeat(5000) }] },
      { operations: [{ ...one, e: 'e'.repeat(41) }] },
      { operations: [one], since: -1 },
    ])
      expect([JSON.stringify(body).slice(0, 60), (await send(body)).status]).toEqual([
        JSON.stringify(body).slice(0, 60),
        400,
      ])
    const operations = [
      ['trip', 'startsOn', '0000-13-40'],
      ['trip', 'startsOn', '2027-02-29'],
      ['trip', 'zone', 'Europe/Nowhere\r\nX:1'],
      ['trip', '__proto__', 'x'],
      ['constructor', 'name', 'x'],
      ['stop-aaaaaaaa', 'at', '91,181'],
      ['stop-aaaaaaaa', 'at', '1e9,1'],
      ['stop-aaaaaaaa', 'path', 'javascript:alert(1)'],
      ['stop-aaaaaaaa', 'path', '//evil.example/destinations/x'],
      ['stop-aaaaaaaa', 'minutes', '99999999999999999999'],
      ['stop-aaaaaaaa', 'order', 'zz zz'],
      ['stay-aaaaaaaa', 'nights', '1e3'],
      ['cost-aaaaaaaa', 'currency', 'eur'],
    ].map(([e = '', f = '', v = '']) => tripOperation(e, f, v))
    const { refused } = await (await send({ operations })).json<{ refused: Record<string, string> }>()
    expect(Object.keys(refused)).toEqual(operations.map(({ key }) => key))
    expect(await stateOf()).toBe(before)
  })
})
