import { beforeEach, describe, expect, it } from 'vitest'
import { fetchSite } from '#test/support/worker/fetch-site.ts'
import { createMistakeSite, type MistakeSite } from '#test/support/worker/mistake-site.tsx'

let site: MistakeSite
let page: string
beforeEach(async () => {
  site = await createMistakeSite()
  page = `/destinations/${crypto.randomUUID()}`
})

const TEXT = 'The ferry to the island has not run since the spring of this year.'
const thanks = () => `/mistakes/thanks?page=${encodeURIComponent(page)}`

describe('mistake form', () => {
  it.each(['/destinations/japan', '/articles/a-year-by-firelight'])(
    'is at the end of %s, for that page',
    async (path) => {
      const html = await (await fetchSite(path)).text()
      expect(html).toContain('action="/api/mistakes" method="post"')
      expect(html).toContain(`name="page" value="${path}"`)
    },
  )
})

describe('mistake report', () => {
  it('a report is stored, queued, and redirects to a thank-you page that links back', async () => {
    const response = await site.send({
      page,
      text: `  ${TEXT}\r\nAsk the harbour.\u0007 `,
      email: 'Ana@Example.com',
      website: '',
    })
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('cache-control'),
    ]).toEqual([303, thanks(), 'no-store'])
    expect(await site.rowsOf(page)).toMatchObject([
      { text: `${TEXT}\nAsk the harbour.`, contact: 'ana@example.com', mailed_at_s: null },
    ])
    expect(site.jobs).toHaveLength(1)
    const after = await site.fetch(thanks())
    expect(after.headers.get('cache-control')).toBe('no-store')
    expect(await after.text()).toContain(`href="${page}"`)
  })

  it('the address is optional', async () => {
    expect((await site.send({ page, text: TEXT })).status).toBe(303)
    expect(await site.rowsOf(page)).toMatchObject([{ contact: '' }])
  })

  it('a text of the maximum length is stored in every script', async () => {
    const text = '京'.repeat(2000)
    expect((await site.send({ page, text, email: 'ana@example.com', website: '' })).status).toBe(303)
    expect(await site.rowsOf(page)).toMatchObject([{ text }])
  })

  it('repeated submissions are stored once', async () => {
    const from = { 'cf-connecting-ip': crypto.randomUUID() }
    for (let time = 0; time < 8; time += 1)
      expect((await site.send({ page, text: TEXT }, from)).status).toBe(303)
    expect(await site.rowsOf(page)).toHaveLength(1)
    expect(site.jobs).toHaveLength(1)
  })

  it('a bot gets the thank-you page, and nothing is stored', async () => {
    const response = await site.send({ page, text: TEXT, website: 'https://buy.example' })
    expect([response.status, response.headers.get('location')]).toEqual([303, thanks()])
    expect([await site.rowsOf(page), site.jobs]).toEqual([[], []])
  })
})

describe('rejected mistake report', () => {
  it.each([
    ['ten characters at least', { text: '   wrong   ' }, 400],
    ['two thousand at most', { text: 'x'.repeat(2001) }, 400],
    ['That address is not complete', { text: TEXT, email: 'ana@' }, 400],
    ['That address is not complete', { text: TEXT, email: 'ana@example.com\r\nBcc: x@example.com' }, 400],
  ])('the form shows "%s", with the submitted values', async (words, fields, status) => {
    const response = await site.send({ page, ...fields })
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(html).toContain(words)
    expect(html).toContain(`value="${page}"`)
    expect(html).toContain(fields.text.trim().slice(0, 60))
    expect(await site.rowsOf(page)).toEqual([])
  })

  it('submitted markup is escaped', async () => {
    const html = await (
      await site.send({ page, text: '</textarea><script>alert(1)</script>', email: '"><b>' })
    ).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;/textarea&gt;')
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"')
  })

  it.each([
    ['of another site', { page: 'https://evil.example/' }],
    ['with dots', { page: '/destinations/../profile' }],
    ['without a page', { page: '' }],
    ['without words', { page: '/destinations/japan', text: undefined }],
  ])('a form %s is rejected', async (_what, fields) => {
    const entries = Object.entries({ text: TEXT, ...fields }).filter(([, value]) => value !== undefined)
    const response = await site.send(Object.fromEntries(entries) as Record<string, string>)
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_form' }])
  })

  it.each([
    [403, { origin: 'https://evil.example' }],
    [403, { origin: 'null' }],
    [415, { 'content-type': 'application/json' }],
  ])('the form returns %d under %j (R3.1, R3.2)', async (status, headers) => {
    expect((await site.send({ page, text: TEXT }, headers)).status).toBe(status)
    expect(await site.rowsOf(page)).toEqual([])
  })

  it('an oversized form returns 413', async () => {
    expect((await site.send({ page, text: 'x'.repeat(30_000) })).status).toBe(413)
  })

  it('a client is rate limited after five reports in ten minutes, and accepted again later', async () => {
    const from = { 'cf-connecting-ip': crypto.randomUUID(), 'x-forwarded-for': crypto.randomUUID() }
    const report = (number: number) => site.send({ page, text: `${TEXT} ${number}` }, from)
    for (let number = 1; number <= 5; number += 1) expect((await report(number)).status).toBe(303)
    const sixth = await report(6)
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '600'])
    expect(await sixth.text()).toContain('Wait ten minutes')
    site.clock.nowMs += 10 * 60_000
    expect((await report(7)).status).toBe(303)
  })

  it('the form returns with its text while the database is down', async () => {
    const response = await site.send(
      { page, text: TEXT, email: 'ana@example.com' },
      { 'x-fault': 'd1=error' },
    )
    const html = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600'])
    expect(html).toContain('could not be stored')
    expect(html).toContain(TEXT)
    expect(html).toContain('value="ana@example.com"')
  })
})

describe('thank-you page', () => {
  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/profile', ''])(
    'links to the destinations for the page %s (R2.1)',
    async (page) => {
      const html = await (await site.fetch(`/mistakes/thanks?page=${encodeURIComponent(page)}`)).text()
      expect(html).toContain('href="/places"')
      expect(html).not.toContain('evil')
    },
  )
})
