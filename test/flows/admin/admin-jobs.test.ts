import { beforeAll, describe, expect, it } from 'vitest'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { createVisitor } from '#test/support/worker/visitor.ts'

let site: AdminSite
beforeAll(async () => {
  site = await createAdminSite()
})

const die = (id: string, subscriber: string | null, reason: string) =>
  bindings.DB.prepare('INSERT INTO dead_letters (id, subscriber_id, reason, died_at_s) VALUES (?, ?, ?, ?)')
    .bind(id, subscriber, reason, 1_700_000_000)
    .run()
const audit = async () => {
  const { results } = await bindings.DB.prepare(
    `SELECT actor_name, action, target FROM desk_audit WHERE action = 'deadletter.replay'`,
  ).all()
  return results
}

describe('admin jobs page', () => {
  it('the page reports healthy and unknown states and links to existing runbooks', async () => {
    const html = await (await site.editor.get('/desk/works')).text()
    for (const name of ['MAIL_QUEUE', 'EVENTS_DB', 'Dead letters', 'Daily run', 'Size of DB', 'Writes to KV'])
      expect(html).toContain(name)
    const runbooks = await (await site.editor.get('/desk/runbooks')).text()
    const anchors = [...html.matchAll(/href="\/desk\/runbooks#([^"]+)"/g)].map(([, id]) => id)
    expect(anchors.length).toBeGreaterThan(10)
    for (const anchor of anchors) expect(runbooks).toContain(`id="${anchor}"`)
    // The runbook's Markdown tables are rendered as tables, and links between its files as plain text.
    expect(runbooks).toContain('<table class="desk-table">')
    expect(runbooks).not.toMatch(/href="[^"]*\.md/)
  })

  it('the page renders while a binding fails, names that binding and links to its runbook', async () => {
    const broken = {
      prepare: () => {
        throw new Error('down')
      },
    } as unknown as D1Database
    const operator = createVisitor(
      site.app,
      { ...site.env, SEARCH: broken, EVENTS_DB: broken },
      new Map(site.operator.cookies),
    )
    const response = await operator.get('/desk/works')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Needs attention: SEARCH, EVENTS_DB')
    expect(html).toContain('Search falls back to titles. Rebuild the index.')
  })

  it('an operator retries dead letters once, and the action is audited', async () => {
    await die('dead-1', 'subscriber-1', 'refused_400')
    await die('dead-2', 'subscriber-2', 'tried_too_often')
    await die('dead-3', null, 'not_a_job')
    const shown = await (await site.editor.get('/desk/works')).text()
    expect(shown).toContain('refused_400')
    expect(shown).not.toContain('Retry')
    expect((await site.editor.form('/desk/works/replay', { which: 'all' })).status).toBe(403)

    const one = await site.operator.form('/desk/works/replay', { which: 'dead-1' })
    expect([one.status, one.headers.get('location')]).toEqual([303, '/desk/works?done=replayed'])
    const again = await site.operator.form('/desk/works/replay', { which: 'dead-1' })
    expect(again.headers.get('location')).toBe('/desk/works?done=nothing')
    await site.operator.form('/desk/works/replay', { which: 'all' })
    const { results } = await bindings.DB.prepare(
      'SELECT id, replay_at_s IS NOT NULL AS waits FROM dead_letters ORDER BY id',
    ).all()
    expect(results).toEqual([
      { id: 'dead-1', waits: 1 },
      { id: 'dead-2', waits: 1 },
      { id: 'dead-3', waits: 0 },
    ])
    expect(await audit()).toEqual([
      { actor_name: 'olga@example.com', action: 'deadletter.replay', target: 'dead-1' },
      { actor_name: 'olga@example.com', action: 'deadletter.replay', target: 'all' },
    ])
    await bindings.DB.prepare('DELETE FROM dead_letters').run()
  })

  it('an invalid form is rejected', async () => {
    for (const which of ['', 'x'.repeat(101), "' OR 1=1 --"])
      expect((await site.operator.form('/desk/works/replay', { which })).headers.get('location')).toBe(
        '/desk/works?done=nothing',
      )
  })
})
