import { beforeAll, describe, expect, it } from 'vitest'
import { itUnlessSample } from '#test/support/sample.ts'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'

const KYOTO = '/destinations/japan/kyoto'
const MOROCCO = '/destinations/morocco'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

async function savedPaths(visitor: Member): Promise<readonly string[]> {
  const response = (await (await visitor.get('/api/saves')).json()) as { paths: readonly string[] }
  return response.paths
}
const save = (visitor: Member, path: unknown, saved: unknown = true) =>
  visitor.json('/api/saves', { path, saved })

describe('save API', () => {
  it('a page is saved once, however often and from however many tabs, and removed again', async () => {
    const ana = await signInMember(site)
    const responses = await Promise.all(Array.from({ length: 8 }, () => save(ana, KYOTO)))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await savedPaths(ana)).toEqual([KYOTO])
    expect((await save(ana, KYOTO, false)).status).toBe(200)
    expect((await save(ana, KYOTO, false)).status).toBe(200)
    expect(await savedPaths(ana)).toEqual([])
  })

  it('saving a removed page again restores it to all its lists with its notes', async () => {
    const ana = await signInMember(site)
    await save(ana, KYOTO)
    const made = await ana.form('/profile/saves/main', { do: 'create', name: 'Japan 2027' })
    const list = (made.headers.get('location') ?? '').split('?')[0] ?? ''
    await ana.form('/profile/saves/main', { do: 'note', path: KYOTO, note: 'by train' })
    await ana.form('/profile/saves/main', { do: 'copy', path: KYOTO, target: list.split('/').at(-1) ?? '' })
    await save(ana, KYOTO, false)
    expect(await (await ana.get(list)).text()).toContain('Nothing on Japan 2027 yet')
    await save(ana, KYOTO)
    for (const page of [list, '/profile/saves'])
      expect(await (await ana.get(page)).text()).toContain('by train')
  })

  it('saves belong to one account', async () => {
    const [ana, ben] = [await signInMember(site), await signInMember(site)]
    await save(ana, KYOTO)
    expect(await savedPaths(ben)).toEqual([])
    await save(ben, KYOTO, false)
    expect(await savedPaths(ana)).toEqual([KYOTO])
  })

  it.each([
    ['/nowhere', 400, 'invalid_path'],
    ['//evil.example/destinations/japan', 400, 'invalid_path'],
    ['https://fernway.test/destinations/japan', 400, 'invalid_path'],
    ['/destinations/atlantis', 404, 'unknown_page'],
    ['/destinations/__proto__', 400, 'invalid_path'],
    [7, 400, 'invalid_json'],
    [null, 400, 'invalid_json'],
  ])('the API rejects %j', async (path, status, error) => {
    const response = await save(await signInMember(site), path)
    expect([response.status, await response.json()]).toEqual([status, { error }])
  })

  it('requests without a session, from other origins, as a form or with an oversized body are rejected', async () => {
    const ana = await signInMember(site)
    expect((await save(anonymousVisitor(site), KYOTO)).status).toBe(401)
    expect(
      (await ana.json('/api/saves', { path: KYOTO, saved: true }, { origin: 'https://evil.example' })).status,
    ).toBe(403)
    expect(
      (await ana.json('/api/saves', { path: KYOTO, saved: true }, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403)
    expect((await ana.form('/api/saves', { path: KYOTO, saved: 'true' })).status).toBe(415)
    expect((await ana.form('/api/saves/merge', { paths: KYOTO })).status).toBe(415)
    expect((await save(ana, 'x'.repeat(70_000))).status).toBe(413)
    expect(await savedPaths(ana)).toEqual([])
  })

  itUnlessSample('the API returns 503 while the database is down, and works again afterwards', async () => {
    const ana = await signInMember(site)
    const faults = ['error', 'hang', 'locked', 'null', 'corrupt', 'missing-table']
    await Promise.all(
      faults.map(async (fault) => {
        const headers = { 'x-fault': `d1=${fault}` }
        const response = await ana.json('/api/saves', { path: KYOTO, saved: true }, headers)
        expect([fault, response.status]).toEqual([fault, 503])
        expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
        expect((await ana.get('/api/saves', headers)).status).toBe(503)
      }),
    )
    expect((await save(ana, KYOTO)).status).toBe(200)
  })
})

describe('saves stored on the device', () => {
  it('are merged into the account at sign-in without loss or duplicates, even twice or concurrently', async () => {
    const ana = await signInMember(site)
    await save(ana, KYOTO)
    const paths = [MOROCCO, KYOTO, '/destinations/iceland']
    const responses = await Promise.all([1, 2, 3].map(() => ana.json('/api/saves/merge', { paths })))
    for (const response of responses) expect(await response.json()).toEqual({ left: [] })
    expect(await savedPaths(ana)).toEqual([...paths].sort())
  })

  it('stay on the device when the account is full', async () => {
    const ana = await signInMember(site)
    const paths = Array.from({ length: 200 }, (_, index) => `/destinations/made-up-${index}`)
    expect(await (await ana.json('/api/saves/merge', { paths: paths.slice(0, 199) })).json()).toEqual({
      left: [],
    })
    const response = await ana.json('/api/saves/merge', { paths: [KYOTO, MOROCCO] })
    expect(await response.json()).toEqual({ left: [MOROCCO] })
    const more = await save(ana, MOROCCO)
    expect([more.status, await more.json()]).toEqual([409, { error: 'list_full' }])
    expect((await save(ana, KYOTO)).status).toBe(200)
  })

  it('a body that is not a list of paths is rejected', async () => {
    const ana = await signInMember(site)
    for (const body of [null, {}, { paths: 'x' }, { paths: [1] }, { paths: Array(201).fill(KYOTO) }]) {
      expect((await ana.json('/api/saves/merge', body)).status).toBe(400)
    }
    expect(
      await (await ana.json('/api/saves/merge', { paths: ['javascript:x', '/profile'] })).json(),
    ).toEqual({ left: [] })
    expect(await savedPaths(ana)).toEqual([])
  })
})

describe('save button without script', () => {
  it('saves the place and shows it in the list', async () => {
    const ana = await signInMember(site)
    const response = await ana.form('/save', { path: KYOTO, list: 'main' })
    expect(response.status).toBe(303)
    const html = await (await ana.get(response.headers.get('location') ?? '')).text()
    expect(html).toContain('Kyoto is on Saves.')
    expect(await savedPaths(ana)).toEqual([KYOTO])
  })

  it('redirects anonymous visitors to sign-in, and a request of the page that offers the change saves nothing', async () => {
    const visitor = anonymousVisitor(site)
    const response = await visitor.form('/save', { path: KYOTO })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/api/auth/login?returnTo=${encodeURIComponent('/profile/saves/continue')}`,
    ])
    const change = `/profile/saves/add?path=${encodeURIComponent(KYOTO)}`
    const ana = await signInMember(site)
    const page = await ana.get(change)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<title>Save Kyoto')
    expect(await savedPaths(ana)).toEqual([])
    expect((await visitor.get(change)).status).toBe(302)
  })

  it.each([
    [{ path: 'https://evil.example' }, 400],
    [{}, 400],
    [{ path: '/destinations/atlantis' }, 404],
  ])('the form rejects %j', async (fields, status) => {
    expect((await (await signInMember(site)).form('/save', fields as Record<string, string>)).status).toBe(
      status,
    )
  })

  it('other origins and content types are rejected', async () => {
    const ana = await signInMember(site)
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = `path=${KYOTO}`
    expect((await ana.send('POST', '/save', { ...type, origin: 'https://evil.example' }, body)).status).toBe(
      403,
    )
    expect((await ana.send('POST', '/save', type, body)).status).toBe(403)
    expect((await ana.json('/save', { path: KYOTO })).status).toBe(415)
    expect((await ana.form('/save', { path: KYOTO, more: 'x'.repeat(5000) })).status).toBe(413)
    expect(await savedPaths(ana)).toEqual([])
  })
})
