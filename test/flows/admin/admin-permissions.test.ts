import { beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_ROWS } from '#src/admin/admin-pages.ts'
import { type AdminTools, adminRoutes } from '#src/admin/admin-routes.tsx'
import { compiledSite } from '#src/compiled-site.ts'
import { createMetrics } from '#src/platform/metrics.ts'
import { type AdminSite, createAdminSite, dumpAccountsDatabase } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'

const FORM = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
const sampleOf = (path: string): string => path.replaceAll(/:\w+(?:\{[^}]*\})?/g, 'x')

const PAGES = ADMIN_ROWS.map(({ path, role }) => ({ method: 'GET', path: sampleOf(path), role }))
const ACTIONS = ADMIN_ROWS.flatMap(({ actions }) =>
  Object.entries(actions ?? {}).map(([path, role]) => ({ method: 'POST', path: sampleOf(path), role })),
)
const ALL = [...PAGES, ...ACTIONS]

let site: AdminSite
beforeAll(async () => {
  site = await createAdminSite()
})

describe.each(ALL)('permissions of $method $path', ({ method, path, role }) => {
  const sendRequest = (
    who: 'anonymous' | 'member' | 'editor' | 'operator',
    headers: Record<string, string> = FORM,
  ) => site[who].send(method, path, method === 'GET' ? {} : headers, method === 'GET' ? undefined : 'a=b')

  it('returns 404 to anonymous visitors and members, and changes nothing', async () => {
    const before = await dumpAccountsDatabase()
    for (const who of ['anonymous', 'member'] as const) {
      const response = await sendRequest(who)
      const html = await response.text()
      expect([who, response.status, response.headers.get('cache-control')]).toEqual([who, 404, 'no-store'])
      expect(html).toContain('No road here')
      expect(html).not.toContain('Fernway admin')
    }
    expect(await dumpAccountsDatabase()).toBe(before)
  })

  it('is allowed for its role only', async () => {
    const before = await dumpAccountsDatabase()
    const response = await sendRequest('editor')
    if (role === 'operator') {
      expect([response.status, await dumpAccountsDatabase()]).toEqual([403, before])
      expect(await response.text()).toContain('This is for operators')
    } else expect(response.status).not.toBe(403)
    expect((await sendRequest('operator')).status).not.toBe(403)
  })

  it('is not cached, not indexed, and loads no third-party resources', async () => {
    const response = await sendRequest('operator')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    if (response.headers.get('content-type')?.startsWith('text/html') !== true) return
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('https:')
  })

  it('rejects cross-site requests', async () => {
    if (method === 'GET') return
    const before = await dumpAccountsDatabase()
    for (const headers of [
      { ...FORM, origin: 'https://evil.example' },
      { ...FORM, 'sec-fetch-site': 'cross-site' },
    ])
      expect((await sendRequest('operator', headers)).status).toBe(403)
    expect(await dumpAccountsDatabase()).toBe(before)
  })
})

describe('adminRoutes', () => {
  it('the routes are exactly the rows of the page table', () => {
    const named = new Set([
      ...ADMIN_ROWS.map(({ path }) => `GET ${path}`),
      ...ADMIN_ROWS.flatMap(({ actions }) => Object.keys(actions ?? {}).map((path) => `POST ${path}`)),
    ])
    const routes = adminRoutes({
      ...compiledSite.catalogue,
      metrics: createMetrics(Date.now),
    } as unknown as AdminTools).routes.filter(({ method }) => method !== 'ALL')
    for (const { method, path } of routes) expect(named).toContain(`${method} ${path}`)
    for (const name of named) expect(routes.map(({ method, path }) => `${method} ${path}`)).toContain(name)
  })

  it('every route returns 404 while no operators are configured', async () => {
    const closed = await createAdminSite({ OPERATORS: '' })
    for (const who of ['operator', 'editor', 'member', 'anonymous'] as const)
      for (const { method, path } of ALL)
        expect((await closed[who].send(method, path, method === 'GET' ? {} : FORM)).status).toBe(404)
  })

  it('no store is read without a session cookie, and a failing store means 503', async () => {
    const broken = {
      ...bindings.SESSIONS,
      get: () => Promise.reject(new Error('down')),
    } as unknown as KVNamespace
    const without = { ...site.env, SESSIONS: broken }
    expect((await site.visitor(without).get('/desk')).status).toBe(404)
    const { createVisitor } = await import('#test/support/worker/visitor.ts')
    const operator = createVisitor(site.app, without, new Map(site.operator.cookies))
    expect((await operator.get('/desk')).status).toBe(503)
  })

  it('a role by e-mail address requires an address that the provider has verified', async () => {
    const { signInMember: member } = await import('#test/support/worker/account-site.ts')
    const unverified = await member(site, 'unverified', { email: 'olga@example.com', email_verified: false })
    expect((await unverified.get('/desk')).status).toBe(404)
  })

  it('the pages are in the admin navigation, and no public page links to them', async () => {
    const html = await (await site.operator.get('/desk')).text()
    for (const { path, group } of ADMIN_ROWS)
      expect([path, html.includes(`href="${path}"`)]).toEqual([path, group !== undefined || path === '/desk'])
    for (const path of ['/', '/robots.txt', '/sitemap.xml', '/profile/settings', '/desks'])
      expect(await (await site.operator.get(path)).text()).not.toMatch(/["/]desk["/]/)
  })
})
