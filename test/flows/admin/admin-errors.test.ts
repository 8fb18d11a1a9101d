import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fingerprintOf, groupingKeyOf } from '#src/measuring/errors/error-grouping.ts'
import type { ErrorOccurrence } from '#src/measuring/errors/error-occurrence.ts'
import { recordOccurrence } from '#src/measuring/errors/error-store.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'

const NOW_S = Math.floor(Date.now() / 1000)
const { EVENTS_DB: db } = bindings

let site: AdminSite
beforeAll(async () => {
  site = await createAdminSite()
})
beforeEach(async () => {
  const tables = ['error_groups', 'error_days', 'error_facets', 'error_samples']
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
  await bindings.DB.batch(
    ['error_marks', 'desk_audit'].map((table) => bindings.DB.prepare(`DELETE FROM ${table}`)),
  )
})

const occurrence = (changes: Partial<ErrorOccurrence> = {}): ErrorOccurrence => ({
  side: 'browser',
  type: 'TypeError',
  message: 'x is not a function',
  frames: [{ function: 'a', file: `${SITE}/assets/entry-Abcd1234.js`, line: 1, column: 20 }],
  build: 'assets/entry-Abcd1234.js',
  place: 'AMS',
  page: '/places',
  about: '',
  requestId: 'r1',
  history: [],
  ...changes,
})
const storeOccurrence = async (changes: Partial<ErrorOccurrence> = {}, nowS = NOW_S, times = 1) => {
  const recorded = occurrence(changes)
  const fingerprint = await fingerprintOf(groupingKeyOf(recorded))
  await recordOccurrence(db, recorded, { fingerprint, times, nowS })
  return fingerprint
}

describe('admin errors', () => {
  const send = (message: string, file = `${SITE}/assets/entry-Abcd1234.js`) =>
    site.visitor().send(
      'POST',
      '/api/errors',
      {
        origin: SITE,
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 Chrome/130 Safari/537.36',
      },
      JSON.stringify({
        errors: [{ type: 'TypeError', message, backtrace: [{ file, line: 1, column: 2, function: 'f' }] }],
        context: { url: `${SITE}/places?token=xyz`, severity: 'error' },
      }),
    )
  const list = async (query = '') => (await site.operator.get(`/desk/errors${query}`)).text()
  const pathIn = (html: string) => /href="(\/desk\/errors\/[A-Za-z0-9]+)"/.exec(html)?.[1] ?? ''

  it('the page lists browser errors without personal data', async () => {
    await send('Cannot read <b>ana@mail.example</b> token=abcdef0123')
    const html = await list()
    const page = await (await site.operator.get(pathIn(html))).text()
    for (const shown of [html, page]) {
      expect(shown).toContain('TypeError: Cannot read')
      expect(shown).not.toMatch(/ana@mail|abcdef0123/)
      expect(shown).toContain('&lt;b&gt;')
    }
    expect(page).toContain('/places')
    expect(page).not.toContain('xyz')
    expect(page).toContain('assets/entry-Abcd1234.js:1:2')
  })

  it('the page lists worker errors with the binding that failed', async () => {
    await (await site.visitor().get('/search?q=fiji', { 'x-fault': 'search=error' })).text()
    // The page is streamed, so the error may be recorded shortly after the response ends.
    await expect.poll(async () => pathIn(await list())).not.toBe('')
    const html = await list()
    const page = await (await site.operator.get(pathIn(html))).text()
    expect(page).toContain('SEARCH')
    expect(page).toContain('/search')
  })

  it('only operators resolve and mute errors, and a resolved error reopens in a newer build', async () => {
    const fingerprint = await storeOccurrence({}, NOW_S - 60)
    const path = `/desk/errors/${fingerprint}`
    expect((await site.editor.form(`${path}/mark`, { state: 'muted' })).status).toBe(403)
    expect(await (await site.editor.get(path)).text()).not.toContain(`${path}/mark`)
    const { operator } = site
    await operator.form(`${path}/mark`, { state: 'resolved' })
    expect(await list()).toContain('No open errors.')
    // A page that was opened before the deployment still runs the old script.
    await storeOccurrence({}, NOW_S + 120)
    expect(await list()).toContain('No open errors.')
    await storeOccurrence({ build: 'assets/entry-New00000.js' }, NOW_S + 180)
    expect(await list()).toContain('Recurred')
    await operator.form(`${path}/mark`, { state: 'muted' })
    await storeOccurrence({ build: 'assets/entry-New11111.js' }, NOW_S + 240)
    expect(await list()).toContain('No open errors.')
    expect(await list('?state=muted')).toContain('x is not a function')
    await operator.form(`${path}/mark`, { state: 'open' })
    expect(await list()).toContain('x is not a function')
    const { results } = await bindings.DB.prepare('SELECT action FROM desk_audit ORDER BY id').all()
    expect(results.map(({ action }) => action)).toEqual(['error.resolved', 'error.muted', 'error.open'])
  })

  it('the list has pages of fifty', async () => {
    const name = (index: number) => String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))
    for (let index = 0; index < 60; index += 1)
      await storeOccurrence({ message: `cause ${name(index)}`, frames: [] }, NOW_S - index)
    const [first, second] = [await list(), await list('?state=open&page=2')]
    const rowsOf = (html: string) => new Set([...html.matchAll(/cause [a-z]{2}/g)].map(([row]) => row)).size
    expect([rowsOf(first), rowsOf(second)]).toEqual([50, 10])
    expect(first).toContain('href="/desk/errors?state=open&amp;page=2"')
    expect(second).toContain('First page')
    expect(second).not.toContain('page=3')
  })

  it('an unknown error group returns 404 and changes nothing', async () => {
    expect((await site.operator.get('/desk/errors/nonsense')).status).toBe(404)
    expect((await site.operator.form('/desk/errors/nonsense/mark', { state: 'muted' })).status).toBe(404)
    const fingerprint = await storeOccurrence()
    expect((await site.operator.form(`/desk/errors/${fingerprint}/mark`, { state: 'eaten' })).status).toBe(
      400,
    )
  })
})
