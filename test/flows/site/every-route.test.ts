import { beforeAll, describe, expect, it } from 'vitest'
import { sampleOf } from '#test/support/sample.ts'
import {
  type AccountSite,
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import { SHOP_SECRET } from '#test/support/worker/shop-webhook-sender.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import { KYOTO, MAIN_LIST_PATH } from '#test/support/worker/visitor-with-saves.ts'

/** Requests to these endpoints are authenticated by a signature. */
const SELF_PROVING = ['/api/shop/webhook', '/api/mail/resend', '/api/mail/mailgun', '/newsletter/unsubscribe']
const SAFE = new Set(['GET', 'ALL'])

let site: AccountSite
let ana: Member
beforeAll(async () => {
  site = await createAccountSite({ WEBHOOK_SECRET: SHOP_SECRET })
  ana = await signInMember(site)
})

/** Returns a URL for every route of the site, with sample parameters. */
function addresses(wants: (method: string) => boolean): readonly string[] {
  const paths = site.routes
    .filter(({ method, path }) => wants(method) && !path.includes('*'))
    .map(({ path }) => path)
  const filled = paths.map((path) =>
    path
      .replace(/:file\{[^}]*\}\)?/g, 'main.json')
      .replace(/:[a-z]+\{[^}]*\}/g, 'japan')
      .replace(/:[a-z]+/g, 'main'),
  )
  return [...new Set(filled)]
}

const FOREIGN: readonly Record<string, string>[] = [
  {},
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${SITE}.evil.example` },
  { origin: SITE.replace('https', 'http') },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: SITE, 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
]

describe('every route', () => {
  it('state-changing requests from other sites are rejected (R3.1)', async () => {
    const unsafe = addresses((method) => !SAFE.has(method)).filter((path) => !SELF_PROVING.includes(path))
    expect(unsafe.length).toBeGreaterThan(6)
    for (const path of unsafe) {
      for (const headers of sampleOf(FOREIGN, 3)) {
        for (const type of ['application/x-www-form-urlencoded', 'application/json', 'text/plain']) {
          const response = await ana.send(
            'POST',
            path,
            { ...headers, 'content-type': type },
            'confirm=yes&do=share',
          )
          expect([path, response.status, await response.json()]).toEqual([path, 403, { error: 'cross_site' }])
        }
      }
    }
  })

  it('cross-site requests with any unsafe method, or a method override, are rejected', async () => {
    for (const path of addresses(() => true)) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        if (method === 'POST' && SELF_PROVING.includes(path)) continue
        const headers = { origin: 'https://evil.example', 'x-http-method-override': 'GET' }
        expect([method, path, (await ana.send(method, `${path}?_method=GET`, headers)).status]).toEqual([
          method,
          path,
          403,
        ])
      }
    }
  })

  it('no route allows another origin by CORS (R3.5)', async () => {
    for (const path of sampleOf(addresses((method) => method === 'GET'))) {
      for (const method of ['GET', 'OPTIONS']) {
        const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
        const response = await anonymousVisitor(site).send(method, path, headers)
        expect(response.headers.get('access-control-allow-origin')).toBeNull()
        expect(response.status).toBeLessThan(500)
      }
    }
  })

  it('GET, HEAD and OPTIONS change nothing, whatever the query (R3.4)', async () => {
    await ana.json('/api/saves', { path: KYOTO, saved: true })
    const state = async (): Promise<string> =>
      (await (await ana.get('/profile/settings/export.json')).text()).replace(
        /"(?:exportedAt|lastUsed)".*/g,
        '',
      )
    const before = await state()
    const query = new URLSearchParams({
      do: 'remove',
      path: KYOTO,
      saved: 'false',
      confirm: 'yes',
      name: 'x',
      _method: 'POST',
    })
    const paths = addresses(() => true).filter((path) => path !== '/api/auth/logout')
    for (const path of [...paths, MAIN_LIST_PATH]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await ana.send(method, `${path}?${query}`)
    }
    expect(await state()).toBe(before)
  })
})

const PROTECTED = [
  '/profile',
  '/profile/settings',
  '/profile/settings/delete',
  '/profile/settings/export.json',
  '/profile/saves',
  '/profile/saves/main',
  '/profile/saves/main.json',
  '/profile/saves/add?path=%2Fdestinations%2Fjapan%2Fkyoto',
  '/profile/library',
  '/profile/library/japan-slowly.epub',
]
const ways = (path: string): readonly string[] => [
  path.replace('/profile', '//profile'),
  path.replace('/profile', '/Profile'),
  path.replace('/profile', '/%70rofile'),
  path.replace('/profile/', '/profile%2f'),
  path.replace('/profile/', '/profile/./'),
  path.replace('/profile/', '/profile/x/../'),
  path.replace('/profile', '/profile;x'),
  path.replace('/profile', '/x/..//profile'),
  `${path}/`,
  `${path};x`,
  `${path}%00`,
  `${path}%20`,
]

describe('protected routes', () => {
  it('anonymous visitors are redirected to sign-in and back by every route, and no spelling bypasses it (R1.12)', async () => {
    for (const path of PROTECTED) {
      const response = await anonymousVisitor(site).get(path)
      const location = `/api/auth/login?returnTo=${encodeURIComponent(path)}`
      expect([
        response.status,
        response.headers.get('location'),
        response.headers.get('cache-control'),
      ]).toEqual([302, location, 'no-store'])
      for (const spelling of ways(path)) {
        const other = await anonymousVisitor(site).get(spelling)
        expect([spelling, [301, 302, 400, 404].includes(other.status)]).toEqual([spelling, true])
        expect(other.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
      }
    }
    for (const path of ['/api/saves', '/api/saves/merge'])
      expect((await anonymousVisitor(site).get(path)).status).toBe(401)
  })

  it.each(sampleOf(['error', 'hang', 'slow:4000', '429']))(
    'stay closed while sessions cannot be read (kv=%s), and public pages work',
    async (fault) => {
      const headers = { 'x-fault': `kv=${fault}` }
      const statuses = await Promise.all(
        [...PROTECTED, '/api/saves', '/api/auth/profile'].map(
          async (path) => (await ana.get(path, headers)).status,
        ),
      )
      expect(new Set(statuses)).toEqual(new Set([503]))
      const open = ['/', '/places', KYOTO, '/search?q=kyoto'].map((path) => ana.get(path, headers))
      expect((await Promise.all(open)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect((await ana.form(MAIN_LIST_PATH, { do: 'share' })).status).toBe(303)
    },
  )
})
