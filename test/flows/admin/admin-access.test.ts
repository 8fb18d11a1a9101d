import { type Context, Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminRouter } from '#src/admin/admin-router.ts'
import type { AdminTools } from '#src/admin/admin-routes.tsx'
import { parseConfig } from '#src/config/config.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { hashSubject } from '#src/sign-in/sessions/subject-hash.ts'
import { signInMember } from '#test/support/worker/account-site.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { createVisitor } from '#test/support/worker/visitor.ts'

const OPERATORS = 'olga@example.com=operator, desk|editor=editor, eve@example.com=operator, desk|eve=editor'

let site: AdminSite
beforeEach(async () => {
  await bindings.DB.prepare('DELETE FROM blocked_operators').run()
  site = await createAdminSite({ OPERATORS })
})

const statusOf = async (who: 'operator' | 'editor', path = '/desk') => (await site[who].get(path)).status
const eve = () => signInMember(site, 'desk|eve', { email: 'Eve@example.com' })

describe('access to the admin', () => {
  it.each(['/desk/access', '/desk/alerts', '/desk/readers'])(
    '%s shows no confirmation of an unknown action, whatever it is called',
    async (path) => {
      for (const done of ['__proto__', 'constructor', 'toString', 'unknown']) {
        const response = await site.operator.get(`${path}?done=${done}`)
        expect([done, response.status]).toEqual([done, 200])
        expect(await response.text()).not.toContain('notice-done')
      }
    },
  )

  it('an operator shuts another one out at once, and admits one again, with an audit trail', async () => {
    const other = await eve()
    expect((await other.get('/desk/access')).status).toBe(200)
    const blocked = await site.operator.form('/desk/access/block', { identity: 'eve@example.com' })
    expect([blocked.status, blocked.headers.get('location')]).toEqual([303, '/desk/access?done=blocked'])
    // The account is named by its subject as well, and is shut out by either entry.
    expect((await other.get('/desk')).status).toBe(404)
    expect((await other.form('/desk/access/admit', { identity: 'eve@example.com' })).status).toBe(404)
    const page = await (await site.operator.get('/desk/access')).text()
    expect(page).toContain('shut out by olga@example.com')
    expect((await site.operator.form('/desk/access/admit', { identity: 'eve@example.com' })).status).toBe(303)
    expect((await other.get('/desk')).status).toBe(200)
    const { results } = await bindings.DB.prepare(
      `SELECT actor_name, action, target FROM desk_audit WHERE action LIKE 'operator.%' ORDER BY id DESC LIMIT 2`,
    ).all()
    expect(results).toEqual([
      { actor_name: 'olga@example.com', action: 'operator.admit', target: 'eve@example.com' },
      { actor_name: 'olga@example.com', action: 'operator.block', target: 'eve@example.com' },
    ])
  })

  it('shuts an editor out by subject', async () => {
    expect((await site.operator.form('/desk/access/block', { identity: 'desk|editor' })).status).toBe(303)
    expect([await statusOf('editor'), await statusOf('operator')]).toEqual([404, 200])
  })

  it('operators cannot shut themselves out, nor an account that is not named', async () => {
    for (const identity of ['olga@example.com', 'reader@example.com', ''])
      expect((await site.operator.form('/desk/access/block', { identity })).status).toBe(400)
    expect(await statusOf('operator')).toBe(200)
  })

  it('is refused while D1 does not state who is shut out', async () => {
    const broken = {
      prepare: (sql: string) => bindings.DB.prepare(sql.replace('blocked_operators', 'no_table')),
      batch: (statements: D1PreparedStatement[]) => bindings.DB.batch(statements),
    } as unknown as D1Database
    const operator = createVisitor(site.app, { ...site.env, DB: broken }, new Map(site.operator.cookies))
    expect((await operator.get('/desk')).status).toBe(503)
  })
})

describe('adminRouter', () => {
  it('imports the routes of the admin for operators and editors alone', async () => {
    const issuer = site.env.OIDC_ISSUER ?? ''
    const sub = await hashSubject(issuer, 'desk|editor')
    let imports = 0
    const importRoutes = async () => {
      imports += 1
      return { adminRoutes: () => new Hono<AppEnv>().get('/desk', (c) => c.text('admin')) }
    }
    const router = adminRouter(
      {
        renderNotFound: (c: Context<AppEnv>) => Promise.resolve(c.text('none', 404)),
      } as unknown as AdminTools,
      importRoutes,
    )
    const requestBy = (user: object | null) =>
      new Hono<AppEnv>()
        .use((c, next) => {
          const variables = c as unknown as { set: (name: string, value: unknown) => void }
          variables.set('config', parseConfig(site.env))
          variables.set('sessions', { read: async () => user && { user } })
          return next()
        })
        .route('/', router)
        .request('/desk', {}, site.env, { waitUntil: () => undefined } as unknown as ExecutionContext)
    const reader = { sub: 'reader', email: 'olga@example.com', email_verified: false }
    const statuses = [(await requestBy(null)).status, (await requestBy(reader)).status]
    expect([statuses, imports]).toEqual([[404, 404], 0])
    const editor = { sub, email: null, email_verified: false, name: 'Edda', nickname: 'edda' }
    expect([(await requestBy(editor)).status, imports]).toEqual([200, 1])
  })
})
