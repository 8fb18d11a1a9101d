import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const ID = '0b7cf7a0-38a4-4f2b-9c33-1f1f3f1f1f01'
const FEATURE = '<img src=x onerror=alert(1)> The ferry sails on Mondays.'

let site: AdminSite
beforeAll(async () => {
  site = await createAdminSite()
})
beforeEach(async () => {
  await bindings.DB.batch([
    bindings.DB.prepare('DELETE FROM mistakes'),
    bindings.DB.prepare('DELETE FROM desk_tasks'),
    bindings.DB.prepare('DELETE FROM desk_audit'),
    bindings.DB.prepare(
      `INSERT INTO mistakes (id, page, text, contact, client_window, reported_at_s) VALUES (?, ?, ?, ?, '', ?)`,
    ).bind(ID, '/destinations/fiji', FEATURE, 'rea@mail.example', 1_700_000_000),
  ])
})

const page = async (who: 'editor' | 'operator', query = '') =>
  (await site[who].get(`/desk/inbox${query}`)).text()
const move = (state: string, id = ID) =>
  site.editor.form('/desk/inbox/change', { kind: 'mistake', id, state })

describe('admin inbox', () => {
  it('the inbox shows reports as plain text, and the reply address to operators only', async () => {
    const html = await page('editor')
    expect(html).toContain('&lt;img src=x')
    expect(html).toContain('href="/destinations/fiji"')
    expect(html).not.toContain('rea@mail.example')
    expect(await page('operator')).toContain('rea@mail.example')
  })

  it('a report moves between states, and each move is audited once', async () => {
    expect((await move('working')).headers.get('location')).toBe('/desk/inbox?state=new&done=working')
    expect(await page('editor')).not.toContain('The ferry')
    expect(await page('editor', '?state=working')).toContain('The ferry')
    expect((await move('working')).headers.get('location')).toBe('/desk/inbox?state=new&done=gone')
    await move('done')
    expect(await page('editor', '?state=done')).toContain('The ferry')
    const { results } = await bindings.DB.prepare('SELECT action FROM desk_audit ORDER BY id').all()
    expect(results).toEqual([{ action: 'mistake.working' }, { action: 'mistake.done' }])
  })

  it('has a next page for reports and for tasks, each with all items once', async () => {
    const inserts = Array.from({ length: 119 }, (_, index) => [
      bindings.DB.prepare(
        `INSERT INTO mistakes (id, page, text, client_window, reported_at_s) VALUES (?, '/destinations/fiji', 'x', '', ?)`,
      ).bind(crypto.randomUUID(), 1_700_000_000 + Math.floor(index / 60)),
      bindings.DB.prepare(
        `INSERT INTO desk_tasks (id, kind, about, made_at_s, state_at_s) VALUES (?1, 'search', ?1, 1, 1)`,
      ).bind(crypto.randomUUID()),
    ])
    await bindings.DB.batch(inserts.flat())
    for (const [kind, total] of [
      ['mistake', 120],
      ['task', 119],
    ] as const) {
      const seen: string[] = []
      let query = ''
      for (let pages = 0; pages < 3; pages += 1) {
        const html = await page('editor', query)
        const listed = [...html.matchAll(new RegExp(`id="${kind}-([0-9a-f-]{36})"`, 'g'))].map(
          ([, id]) => id ?? '',
        )
        expect(listed).toHaveLength(pages < 2 ? 50 : total - 100)
        seen.push(...listed)
        query =
          new RegExp(`href="/desk/inbox(\\?state=new&amp;${kind}s=[^"]+)"`)
            .exec(html)?.[1]
            ?.replace('&amp;', '&') ?? ''
      }
      expect([new Set(seen).size, query]).toEqual([total, ''])
    }
    expect(await page('editor', '?state=new&mistakes=nonsense')).toContain('id="mistake-')
  })

  it('unknown reports and states change nothing', async () => {
    expect((await move('eaten')).status).toBe(400)
    expect((await move('done', 'x')).status).toBe(400)
    expect((await move('done', crypto.randomUUID())).headers.get('location')).toContain('done=gone')
    expect(
      (await site.editor.form('/desk/inbox/change', { kind: 'letters', id: ID, state: 'done' })).status,
    ).toBe(400)
    expect(await page('editor', '?state=nonsense')).toContain('The ferry')
  })

  it('the inbox lists one task per subject, and a repeated task reopens it', async () => {
    const make = () => site.editor.form('/desk/readers/task', { kind: 'search', about: 'night trains' })
    await make()
    await make()
    const html = await page('editor')
    expect(html.split('“night trains”')).toHaveLength(2)
    const id = /id="task-([^"]+)"/.exec(html)?.[1] ?? ''
    await site.editor.form('/desk/inbox/change', { kind: 'task', id, state: 'done' })
    expect(await page('editor')).not.toContain('night trains')
    await make()
    expect(await page('editor')).toContain('night trains')
  })
})
