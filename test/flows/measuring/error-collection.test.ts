import { describe, expect, it, vi } from 'vitest'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'
import { nextClient } from '#test/support/worker/next-client.ts'
import { withinOneMinute } from '#test/support/worker/within-one-minute.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36'
let clients = 0

function post(body: BodyInit, headers: Record<string, string> = {}, path = '/api/errors'): Promise<Response> {
  clients += 1
  return fetchSite(path, {
    method: 'POST',
    headers: {
      origin: WORKER_ORIGIN,
      'user-agent': BROWSER,
      'content-type': 'text/plain;charset=UTF-8',
      'cf-connecting-ip': `192.0.2.${clients % 250}`,
      ...headers,
    },
    body,
  })
}

const notice = (message: string, context: object = {}, file = `${WORKER_ORIGIN}/assets/entry-1.js`) =>
  JSON.stringify({
    errors: [{ type: 'TypeError', message, backtrace: [{ file, line: 1, column: 2, function: 'f' }] }],
    context: { url: `${WORKER_ORIGIN}/places?token=xyz`, severity: 'error', ...context },
    params: { form: { password: 'hunter2' } },
  })

/** Returns the log lines of browser errors during `act`. */
async function linesOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await act()
  const lines = log.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('browser_error'))
  log.mockRestore()
  return lines
}

describe('POST /api/errors', () => {
  it('accepts a notice with an empty 204 and writes one JSON line', async () => {
    const lines = await linesOf(async () => {
      const response = await post(notice('one line'))
      expect([response.status, await response.text()]).toEqual([204, ''])
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('\n')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      code: 'browser_error',
      path: '/places',
      errors: [{ type: 'TypeError', message: 'one line' }],
    })
  })

  it('the same message and stack is stored once within a second, and again later', async () => {
    const twice = await linesOf(async () => {
      await Promise.all([post(notice('twice')), post(notice('twice')), post(notice('another'))])
    })
    expect(twice).toHaveLength(2)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await linesOf(() => post(notice('twice')))).toHaveLength(1)
  })

  it('no e-mail address, token, query, parameter or control character is logged', async () => {
    const message = `no user Ana.B+x@mail.example at /a?returnTo=%2Fsecret&code=k7k1&state=s1 \u0000\u001b[31m\r\nforged eyJhbGciOi.J9.xyz a1b2c3d4e5f60718293a4b5c6d7e8f9012`
    const context = {
      history: [
        { type: 'location', from: '/profile?token=T1', to: '/newsletter?email=ana@mail.example' },
        { type: 'click', target: 'a#ana@mail.example' },
      ],
    }
    const [line = ''] = await linesOf(() => post(notice(message, context)))
    for (const secret of ['mail.example', 'secret', 'k7k1', 's1 ', 'T1', 'hunter2', 'eyJ', 'a1b2c3', 'xyz'])
      expect(line).not.toContain(secret)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be there
    expect(line).not.toMatch(/[\u0000-\u001f]|\\u00[01]/)
  })

  it('errors of bots, extensions and pages of other hosts are ignored', async () => {
    const lines = await linesOf(async () => {
      const unwanted: [string, Record<string, string>][] = [
        [notice('w1'), { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
        [notice('w2'), { 'user-agent': '' }],
        [notice('w3'), { 'user-agent': `${BROWSER} HeadlessChrome/130` }],
        [notice('w4', {}, 'chrome-extension://abc/x.js'), {}],
        [notice('w5', {}, 'moz-extension://abc/x.js'), {}],
        [notice('w6', { url: 'http://localhost:8787/' }), {}],
        [notice('w7', { url: 'https://preview.fernway.workers.dev/' }), {}],
      ]
      for (const [body, headers] of unwanted) expect((await post(body, headers)).status).toBe(204)
    })
    expect(lines).toEqual([])
  })

  it('other methods, origins, types and sizes, and invalid notices are rejected', async () => {
    const get = await fetchSite('/api/errors')
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await post(notice('x'), { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(notice('x'), { 'content-type': 'text/html' })).status).toBe(415)
    expect((await post(notice('x'.repeat(65_536)))).status).toBe(413)
    for (const body of ['', '{', 'null', '[]', '{}', '{"errors":[]}', '{"errors":1}', '{"errors":[1]}'])
      expect((await post(body)).status, body).toBe(400)
  })

  it('a burst is answered with 204 and 429 only', async () => {
    const responses = await withinOneMinute(() => {
      const from = { 'cf-connecting-ip': nextClient() }
      return Promise.all(Array.from({ length: 100 }, () => post(notice('burst'), from)))
    })
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204, 429]))
  })
})

describe('Airbrake API', () => {
  it('accepts notices with 201 and an ID', async () => {
    const response = await post(notice('by the notifier'), {}, '/api/v3/projects/1/notices?key=fernway')
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ id: expect.stringMatching(/./) })
  })

  it('returns the configuration of notifiers', async () => {
    const response = await fetchSite('/api/errors/2020-06-18/config/1/config.json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      poll_sec: 600,
      settings: [
        { name: 'errors', enabled: true, endpoint: null },
        { name: 'apm', enabled: false, endpoint: null },
      ],
    })
  })
})
