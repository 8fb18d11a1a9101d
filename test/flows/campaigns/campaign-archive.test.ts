import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { parseCampaignMarkdown } from '#src/campaigns/rules/parse-campaign-markdown.ts'
import { publishCampaignStatement } from '#src/campaigns/store/campaign-progress.ts'
import {
  insertCampaignStatement,
  scheduleCampaignStatement,
  startCampaignStatement,
} from '#src/campaigns/store/campaigns-store.ts'
import { runStatements, statement } from '#src/platform/database.ts'
import { type AccountSite, createAccountSite } from '#test/support/worker/account-site.ts'
import { DRAFT } from '#test/support/worker/mail/campaign-run.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const BODY = '## A heading\n\n<b>no markup</b> and [Japan](/destinations/japan)\n\n- one\n- two'
const AWAY = {
  prepare: (sql: string) => bindings.DB.prepare(sql),
  batch: () => Promise.reject(new Error('away')),
} as unknown as D1Database

async function sendOne(slug: string, dueAtS: number): Promise<void> {
  const id = crypto.randomUUID()
  const archive = JSON.stringify({ blocks: parseCampaignMarkdown(BODY, DEFAULT_LOCALE).blocks, cards: [] })
  await runStatements(bindings.DB, [
    insertCampaignStatement(id, { ...DRAFT, body: BODY }, 1),
    scheduleCampaignStatement(
      { id, version: 1 },
      slug,
      { subject: '', html: '', text: '', archive },
      dueAtS,
      1,
    ),
    startCampaignStatement(id, 2),
    statement(
      `INSERT INTO letter_deliveries (letter_id, subscriber_id, batch, state) VALUES (?, 'a', 0, 'sent')`,
      id,
    ),
    publishCampaignStatement(id, 3),
  ])
}

let site: AccountSite
beforeAll(async () => {
  site = await createAccountSite({ SITE_ORIGIN: 'https://archive.fernway.test' })
  await bindings.DB.prepare('DELETE FROM letters').run()
  await sendOne('2026-11-22-three-nights', 1)
  await sendOne('2999-01-01-still-to-come', 9_999_999_999)
})

describe('campaign archive', () => {
  it('the archive lists sent campaigns and shows each as it was sent, without injected markup', async () => {
    const visitor = site.visitor()
    const list = await (await visitor.get('/newsletter/letters')).text()
    expect(list).toContain('href="/newsletter/letters/2026-11-22-three-nights"')
    expect(list).not.toContain('still-to-come')
    const response = await visitor.get('/newsletter/letters/2026-11-22-three-nights')
    const html = await response.text()
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=60/)
    expect(html).toContain('<h2>A heading</h2>')
    expect(html).toContain('&lt;b&gt;')
    expect(html).toContain('<a href="/destinations/japan">Japan</a>')
    expect(html).not.toContain('token=')
    for (const slug of ['2999-01-01-still-to-come', 'nothing', '%27'])
      expect((await visitor.get(`/newsletter/letters/${slug}`)).status).toBe(404)
  })

  it('the archive serves its cached copy while the database is down, otherwise an error message, and other pages need neither', async () => {
    const away = site.visitor({ DB: AWAY })
    await site.visitor().get('/newsletter/letters')
    expect(await (await away.get('/newsletter/letters')).text()).toContain('three-nights')
    site.clock.nowMs = Date.now() + 6 * 60 * 1000
    expect(await (await away.get('/newsletter/letters')).text()).toContain('three-nights')
    site.clock.nowMs = null
    const never = await away.get('/newsletter/letters/2026-11-22-never-read')
    expect([never.status, never.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await never.text()).toContain('Past issues are unavailable')
    for (const path of ['/', '/newsletter', '/destinations/japan'])
      expect((await away.get(path)).status).toBe(200)
  })
})
