import { beforeEach, describe, expect, it } from 'vitest'
import { publishCampaignStatement } from '#src/campaigns/store/campaign-progress.ts'
import {
  insertCampaignStatement,
  scheduleCampaignStatement,
  startCampaignStatement,
} from '#src/campaigns/store/campaigns-store.ts'
import { runStatements } from '#src/platform/database.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { DRAFT } from '#test/support/worker/mail/campaign-run.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const SLUG = '2026-11-22-three-nights'
const ISSUE = `/newsletter/letters/${SLUG}`
const LIST = '/newsletter/letters'
const AWAY = {
  prepare: (sql: string) => bindings.DB.prepare(sql),
  batch: () => Promise.reject(new Error('away')),
} as unknown as D1Database

let site: AdminSite
let id = ''
let page = ''
beforeEach(async () => {
  // A separate origin has its own edge cache.
  site = await createAdminSite({ SITE_ORIGIN: `https://${crypto.randomUUID()}.fernway.test` })
  await bindings.DB.batch(
    ['letters', 'letter_deliveries'].map((table) => bindings.DB.prepare(`DELETE FROM ${table}`)),
  )
  await bindings.SETTINGS.delete('archive-changed')
  id = crypto.randomUUID()
  page = `/desk/letters/${id}`
  const archive = JSON.stringify({ blocks: [], cards: [] })
  await runStatements(bindings.DB, [
    insertCampaignStatement(id, DRAFT, 1),
    scheduleCampaignStatement({ id, version: 1 }, SLUG, { subject: '', html: '', text: '', archive }, 1, 1),
    startCampaignStatement(id, 2),
  ])
})

const deliver = (state: string) =>
  runStatements(bindings.DB, [
    {
      sql: 'INSERT INTO letter_deliveries (letter_id, subscriber_id, batch, state, settled_at_s) VALUES (?, ?, 0, ?, 3)',
      values: [id, crypto.randomUUID(), state],
    },
    publishCampaignStatement(id, 3),
  ])
const press = (action: string, fields: Record<string, string> = { confirm: 'yes' }) => {
  const { SITE_ORIGIN = '' } = site.env
  return site.operator.send(
    'POST',
    `${page}/${action}`,
    { origin: SITE_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    new URLSearchParams(fields).toString(),
  )
}
const statusOf = async (path: string, env = {}) => (await site.visitor(env).get(path)).status
const listed = async (env = {}) => (await (await site.visitor(env).get(LIST)).text()).includes(SLUG)

describe('a campaign in the archive', () => {
  it.each(['sending', 'paused', 'cancelled'])(
    'is not public while it is %s and no subscriber has it',
    async (state) => {
      await deliver('due')
      if (state !== 'sending') expect((await press('pause')).status).toBe(303)
      if (state === 'cancelled') expect((await press('cancel')).status).toBe(303)
      expect([await statusOf(ISSUE), await listed()]).toEqual([404, false])
    },
  )

  it.each(['sent', 'unknown'])(
    'stays public after it was cancelled when the state of one mail is %s',
    async (state) => {
      await deliver(state)
      expect((await press('cancel')).status).toBe(303)
      expect([await statusOf(ISSUE), await listed()]).toEqual([200, true])
    },
  )

  it('is withdrawn by an operator, from all copies, and shown again', async () => {
    await deliver('sent')
    expect([await statusOf(ISSUE), await listed()]).toEqual([200, true])
    expect((await press('withdraw', {})).status).toBe(400)
    expect((await press('withdraw')).status).toBe(303)
    expect([await statusOf(ISSUE), await listed()]).toEqual([410, false])
    expect([await statusOf(ISSUE, { DB: AWAY }), await statusOf(LIST, { DB: AWAY })]).toEqual([503, 503])
    expect((await press('withdraw')).status).toBe(409)
    expect((await press('republish')).status).toBe(303)
    expect([await statusOf(ISSUE), await listed()]).toEqual([200, true])
    const { results } = await bindings.DB.prepare(
      'SELECT action FROM desk_audit WHERE target = ? ORDER BY id',
    )
      .bind(id)
      .all()
    expect(results).toEqual([{ action: 'letter.withdraw' }, { action: 'letter.republish' }])
  })

  it('is not withdrawn while KV cannot outdate the copies, and a copy is not served while KV fails', async () => {
    await deliver('sent')
    expect(await statusOf(ISSUE)).toBe(200)
    const broken = {
      get: () => Promise.reject(new Error('down')),
      put: () => Promise.reject(new Error('down')),
    } as unknown as KVNamespace
    const { SITE_ORIGIN = '' } = site.env
    const operator = { ...site.env, SETTINGS: broken }
    const { createVisitor } = await import('#test/support/worker/visitor.ts')
    const refused = await createVisitor(site.app, operator, new Map(site.operator.cookies)).send(
      'POST',
      `${page}/withdraw`,
      { origin: SITE_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      'confirm=yes',
    )
    expect([refused.status, await statusOf(ISSUE)]).toEqual([503, 200])
    expect([
      await statusOf(ISSUE, { SETTINGS: broken }),
      await statusOf(ISSUE, { SETTINGS: broken, DB: AWAY }),
    ]).toEqual([200, 503])
  })
})
