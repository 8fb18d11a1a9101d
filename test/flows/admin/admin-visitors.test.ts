import { beforeAll, describe, expect, it } from 'vitest'
import { storeEvents } from '#src/measuring/event-store.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { buildSearchIndexForTests } from '#test/support/worker/build-search-index.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { createVisitor } from '#test/support/worker/visitor.ts'

let site: AdminSite
beforeAll(async () => {
  await buildSearchIndexForTests()
  site = await createAdminSite()
  const nowS = Math.floor(Date.now() / 1000)
  const event = (
    name: 'Searched' | 'FeedbackGiven' | 'pageView',
    detail: string,
    amount = 0,
    path = '/search',
  ) => ({
    name,
    path,
    detail,
    amount,
    payload: {},
  })
  await bindings.EVENTS_DB.prepare('DELETE FROM events').run()
  await storeEvents(
    { analytics: undefined, db: bindings.EVENTS_DB },
    [
      event('Searched', 'Lisbon', 4),
      event('Searched', 'lisbon', 4),
      event('Searched', 'zzgorp trekking in fiji'),
      event('Searched', 'ČESKÝ KRUMLOV'),
      event('Searched', 'Z'.repeat(120)),
      event('FeedbackGiven', 'NOT USEFUL', 0, '/destinations/fiji'),
      event('pageView', '', 0, '/destinations/fiji'),
    ],
    nowS,
  )
  const save = (owner: string, path: string) => [
    bindings.DB.prepare(
      `INSERT OR IGNORE INTO save_lists (owner, list_id, name, created_at_s) VALUES (?, 'main', 'Saved', 0)`,
    ).bind(owner),
    bindings.DB.prepare(
      `INSERT INTO saved_items (owner, list_id, kind, path, position, saved_at_s) VALUES (?, 'main', 'place', ?, 0, 0)`,
    ).bind(owner, path),
  ]
  await bindings.DB.batch([
    ...['a', 'b', 'c'].flatMap((owner) => save(`saver-${owner}`, '/destinations/namibia')),
    ...['a', 'b'].flatMap((owner) => save(`saver-${owner}`, '/destinations/benin')),
  ])
})

const page = async () => (await site.editor.get('/desk/readers')).text()

describe('visitor insights', () => {
  it('the page counts searches case-insensitively, with and without results, and suggests corrections', async () => {
    const html = await page()
    expect(html).toMatch(/lisbon<\/th><td[^>]*><span class="desk-bar"><span class="number">2</)
    expect(html).toMatch(/zzgorp trekking in fiji<\/th>/)
    expect(html).toMatch(/name="means"[^>]*value="Fiji"/)
  })

  it('the page omits places that fewer than three visitors have saved', async () => {
    const html = await page()
    expect(html).toContain('/destinations/namibia')
    expect(html).not.toContain('/destinations/benin')
  })

  it('an editor creates a search alias with one click, visitors get it, and the editor removes it', async () => {
    const query = 'Zzgorp  trekking in Fiji'
    const search = async () =>
      (await createVisitor(site.app, site.env).get(`/search?q=${encodeURIComponent(query)}`)).text()
    const made = await site.editor.form('/desk/readers/alias', { query, means: 'Fiji' })
    expect(made.headers.get('location')).toBe('/desk/readers?done=alias')
    expect(JSON.parse((await bindings.SETTINGS.get('search-aliases')) ?? '')).toEqual({
      'zzgorp trekking in fiji': 'Fiji',
    })
    // A new isolate without cached aliases reads them with its first search.
    const html = await search()
    expect(html).toContain('Did you mean')
    expect(html).toContain('href="/destinations/fiji"')
    const { results } = await bindings.DB.prepare(
      `SELECT action, target, detail FROM desk_audit WHERE action LIKE 'search.alias%'`,
    ).all()
    expect(results).toEqual([{ action: 'search.alias', target: 'zzgorp trekking in fiji', detail: 'Fiji' }])
    const ended = await site.editor.form('/desk/readers/alias', { query, means: 'Fiji', end: 'yes' })
    expect(ended.headers.get('location')).toBe('/desk/readers?done=ended')
    expect(await bindings.SETTINGS.get('search-aliases')).toBe('{}')
  })

  it('shows a query in its own letters, and the alias that was saved for it', async () => {
    const form = /name="query" value="český krumlov".*?value="([^"]*)"[^>]*>(.*?)<\/form>/s
    const before = await page()
    expect(before).toContain('český krumlov</th>')
    const unsaved = form.exec(before)?.[2]
    await site.editor.form('/desk/readers/alias', { query: 'český krumlov', means: 'Český Krumlov' })
    const [, means, controls] = form.exec(await page()) ?? []
    expect(means).toBe('Český Krumlov')
    expect(controls).not.toBe(unsaved)
    await site.editor.form('/desk/readers/alias', { query: 'český krumlov', means: '', end: 'yes' })
  })

  it('offers no alias for a query that is longer than one may be', async () => {
    const html = await page()
    expect(html).toContain(`${'z'.repeat(120)}</th>`)
    expect(html).not.toContain(`name="query" value="${'z'.repeat(120)}"`)
  })

  it('an empty alias is rejected', async () => {
    expect((await site.editor.form('/desk/readers/alias', { query: '', means: 'Fiji' })).status).toBe(400)
    expect(
      (await site.editor.form('/desk/readers/alias', { query: '!!!', means: 'Fiji' })).headers.get(
        'location',
      ),
    ).toBe('/desk/readers?done=full')
  })

  it('the page renders without the events database and reports the gap', async () => {
    const broken = {
      prepare: () => {
        throw new Error('down')
      },
    } as unknown as D1Database
    const editor = createVisitor(site.app, { ...site.env, EVENTS_DB: broken }, new Map(site.editor.cookies))
    const response = await editor.get('/desk/readers')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Visit counts are not available at present.')
  })
})
