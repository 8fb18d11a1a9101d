import { describe, expect, it, vi } from 'vitest'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'
import { nextClient } from '#test/support/worker/next-client.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { withinOneMinute } from '#test/support/worker/within-one-minute.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36'
const ALLOWED = 'consent=measurement'
const db = bindings.EVENTS_DB
let clients = 0

/** Posts from a new client address unless headers contain one. */
function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  clients += 1
  return fetchSite('/api/events', {
    method: 'POST',
    headers: {
      origin: WORKER_ORIGIN,
      'user-agent': BROWSER,
      cookie: ALLOWED,
      'content-type': 'application/json',
      'cf-connecting-ip': `198.51.100.${clients % 250}`,
      ...headers,
    },
    body,
  })
}
const send = (events: readonly unknown[], headers?: Record<string, string>) =>
  post(JSON.stringify({ events }), headers)
const pageView = (path: string) => ({ name: 'pageView', path, payload: { title: 'A PAGE' } })

type Row = {
  name: string
  path: string
  detail: string
  amount: number
  payload: string
  received_at_s: number
}
async function rowsOf(path: string): Promise<readonly Row[]> {
  const query = db.prepare('SELECT * FROM events WHERE path = ? ORDER BY id').bind(path)
  return (await query.all<Row>()).results
}
const stored = (path: string, count: number) =>
  vi.waitFor(async () => {
    const rows = await rowsOf(path)
    expect(rows).toHaveLength(count)
    return rows
  })

describe('POST /api/events', () => {
  it('accepts a batch with an empty 204 and stores it', async () => {
    const response = await send([pageView('/t/kept'), pageView('/t/kept')])
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [row] = await stored('/t/kept', 2)
    expect(row).toMatchObject({ name: 'pageView', detail: '', amount: 0 })
    expect(JSON.parse(row?.payload ?? '')).toEqual({ title: 'A PAGE' })
  })

  it('accepts beacons, which are plain text', async () => {
    const response = await send([pageView('/t/beacon')], { 'content-type': 'text/plain;charset=UTF-8' })
    expect(response.status).toBe(204)
    await stored('/t/beacon', 1)
  })

  it('responds to other methods with 405 and Allow', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const response = await fetchSite('/api/events', { method, headers: { origin: WORKER_ORIGIN } })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    }
  })

  it('rejects cross-site requests, beacons included', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      for (const type of ['text/plain', 'application/json']) {
        expect((await send([pageView('/t/foreign')], { ...headers, 'content-type': type })).status).toBe(403)
      }
    }
    expect(await rowsOf('/t/foreign')).toEqual([])
  })

  it('rejects oversized, mistyped, broken and malformed bodies', async () => {
    expect((await post('x'.repeat(65_537))).status).toBe(413)
    expect((await post('{}', { 'content-type': 'text/html' })).status).toBe(415)
    expect((await post('{}', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    for (const body of ['', '{', 'null', '[]', '{}', '{"events":{}}', '{"events":"x"}', '"x"', '1'])
      expect((await post(body)).status, body).toBe(400)
    expect((await post('['.repeat(60_000))).status).toBe(400)
    const many = Array.from({ length: 101 }, () => pageView('/t/many'))
    expect((await send(many)).status).toBe(400)
  })

  it('rejects nesting deeper than five levels', async () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'x' : { deeper: nested(levels - 1) })
    expect((await send([{ ...pageView('/t/deep'), payload: nested(2) }])).status).toBe(204)
    expect((await send([{ ...pageView('/t/deep'), payload: nested(3) }])).status).toBe(400)
  })

  it('echoes no input', async () => {
    const response = await post('{"events":"<script>echo</script>"')
    expect(await response.text()).toBe('{"error":"invalid_json"}')
  })

  it('drops unknown events and fields, and stores the rest', async () => {
    const payload = { title: 'T', evil: 'x', __proto__: { a: 1 }, webElement: { location: 'X' } }
    const response = await send([
      { name: 'nope', path: '/t/known', payload },
      { name: '__proto__', path: '/t/known', payload },
      'x',
      null,
      { name: 'pageView', path: '/t/known', payload },
      { name: 'pageView', path: 'no-path', payload },
    ])
    expect(response.status).toBe(204)
    const [row] = await stored('/t/known', 1)
    expect(JSON.parse(row?.payload ?? '')).toEqual({ title: 'T' })
  })

  it('stores nothing without consent, after a refusal or opt-out, or with Global Privacy Control', async () => {
    const refusals: Record<string, string>[] = [
      { cookie: '' },
      { cookie: 'consent=none' },
      { cookie: 'consent=advertising' },
      { cookie: 'consent=yes' },
      { cookie: 'consent=none; consent=measurement' },
      { cookie: `${ALLOWED}; optOut=1` },
      { 'sec-gpc': '1' },
      { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
      { 'user-agent': '' },
    ]
    for (const headers of refusals) expect((await send([pageView('/t/refused')], headers)).status).toBe(204)
    await send([pageView('/t/after-refusals')])
    await stored('/t/after-refusals', 1)
    expect(await rowsOf('/t/refused')).toEqual([])
  })

  it('responds to a burst with 204 and 429 only', async () => {
    const responses = await withinOneMinute(() => {
      const from = { 'cf-connecting-ip': nextClient() }
      return Promise.all(Array.from({ length: 100 }, () => send([pageView('/t/burst')], from)))
    })
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204, 429]))
    expect(responses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60')
  })

  it.each(['d1=error', 'd1=missing-table', 'd1=locked', 'ratelimit=error'])(
    'returns 204 with %s',
    async (fault) => {
      expect((await send([pageView('/t/faulted')], { 'x-fault': fault })).status).toBe(204)
    },
  )

  it('logs the number of lost events in one line, without their content', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await send([pageView('/t/lost'), pageView('/t/lost')], { 'x-fault': 'd1=error' })
    const line = await vi.waitFor(() => {
      const found = warn.mock.calls.map(([text]) => String(text)).find((text) => text.includes('events_lost'))
      expect(found).toBeDefined()
      return found ?? ''
    })
    warn.mockRestore()
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', code: 'events_lost', count: 2 })
    expect(line).not.toContain('/t/lost')
  })

  it('deletes events after ninety days', async () => {
    const old = Math.floor(Date.now() / 1000) - 91 * 86_400
    await db
      .prepare('INSERT INTO events (received_at_s, name, path, detail, amount, payload) VALUES (?,?,?,?,?,?)')
      .bind(old, 'pageView', '/t/old', '', 0, '{}')
      .run()
    await send([pageView('/t/new')])
    await stored('/t/new', 1)
    expect(await rowsOf('/t/old')).toEqual([])
  })
})
