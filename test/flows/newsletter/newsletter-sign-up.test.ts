import { beforeEach, describe, expect, it } from 'vitest'
import { hashAddress } from '#src/mail/hash-address.ts'
import { suppressAddress } from '#src/mail/suppress-address.ts'
import { tokenOf } from '#test/support/worker/mail/mail-service.ts'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

let site: NewsletterSite
let address: string
beforeEach(async () => {
  site = await createNewsletterSite()
  address = `${crypto.randomUUID()}@example.com`
})

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  site.fetch('/api/newsletter', {
    method: 'POST',
    headers: {
      origin: SITE,
      'content-type': 'application/json',
      'cf-connecting-ip': '192.0.2.1',
      ...headers,
    },
    body,
  })
const rowOf = (email: string) =>
  site.env.DB.prepare('SELECT * FROM newsletter_subscribers WHERE address = ?').bind(email).first()

describe('POST /api/newsletter', () => {
  it('stores a pending row with its consent, and a mail job, before it returns 200', async () => {
    const response = await site.signUp(
      ` ${address.toUpperCase()} `,
      {},
      { source: 'Footer-signup', extra: 1 },
    )
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('set-cookie')).toContain(
      'newsletterSubscribed=true; Path=/; Max-Age=31536000',
    )
    expect(await rowOf(address)).toMatchObject({
      status: 'pending',
      source: 'Footer-signup',
      form_name: 'newsletter',
      form_type: 'NEWSLETTER',
      consent_text: '2026-11-24',
      consented_at_s: Math.floor(site.clock.nowMs / 1000),
    })
    expect(site.jobs).toHaveLength(1)
    expect(JSON.stringify(site.jobs)).not.toContain(address)
  })

  it('the response is the same for new, pending, confirmed, unsubscribed and suppressed addresses', async () => {
    const seen = new Set<string>()
    const note = async (): Promise<void> => {
      const response = await site.signUp(address)
      seen.add(JSON.stringify([response.status, [...response.headers], await response.text()]))
    }
    await note()
    await note()
    await site.deliver()
    const token = tokenOf(site.mailService.mails.at(-1))
    const act = (step: string) =>
      site.fetch(`/newsletter/${step}?token=${token}`, { method: 'POST', headers: { origin: SITE } })
    await act('confirm')
    await note()
    expect((await rowOf(address))?.['status']).toBe('confirmed')
    await act('unsubscribe')
    await note()
    await suppressAddress(site.env.DB, address, 'complaint', 0)
    await note()
    expect(await rowOf(address)).toBeNull()
    expect(seen.size).toBe(1)
    expect(site.jobs).toHaveLength(3)
  })

  it('the response time is the same for a confirmed address and a new one', async () => {
    await site.signUp(address)
    await site.env.DB.prepare(`UPDATE newsletter_subscribers SET status = 'confirmed' WHERE address = ?`)
      .bind(address)
      .run()
    const timeOf = async (email: string): Promise<number> => {
      const startMs = performance.now()
      await site.signUp(email)
      return performance.now() - startMs
    }
    const known: number[] = []
    const fresh: number[] = []
    for (let round = 0; round < 15; round += 1) {
      known.push(await timeOf(address))
      fresh.push(await timeOf(`${crypto.randomUUID()}@example.com`))
    }
    const median = (times: number[]): number => times.sort((a, b) => a - b)[7] ?? 0
    expect(Math.abs(median(known) - median(fresh))).toBeLessThan(60)
  })

  it.each([
    ['{', 400, 'invalid_json'],
    ['null', 400, 'invalid_json'],
    ['[]', 400, 'invalid_json'],
    ['{"email":"a@b.de"}', 400, 'invalid_json'],
    ['{"source":"x"}', 400, 'invalid_email'],
    ['{"source":"x","email":"a@"}', 400, 'invalid_email'],
    ['{"source":"x","email":""}', 400, 'invalid_email'],
    ['{"source":"x","email":"a@b.de\\r\\nBcc: c@d.de"}', 400, 'invalid_email'],
    [`{"source":"x","email":"${'a'.repeat(300)}@b.de"}`, 400, 'invalid_email'],
    [`{"source":"${'x'.repeat(201)}","email":"a@b.de"}`, 400, 'invalid_json'],
    ['{"source":{"__proto__":1},"email":"a@b.de"}', 400, 'invalid_json'],
    [`{"source":"${'x'.repeat(9000)}"}`, 413, 'too_large'],
    ['x'.repeat(1_000_000), 413, 'too_large'],
  ])('responds to %.40s with %d', async (body, status, error) => {
    const response = await post(body)
    expect([response.status, await response.json()]).toEqual([status, { error }])
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(site.jobs).toEqual([])
  })

  it.each(['text/plain', 'multipart/form-data; boundary=x', '', 'application/json5', 'constructor'])(
    'returns 415 for %s',
    async (type) => {
      expect((await post('{}', { 'content-type': type })).status).toBe(415)
    },
  )

  it('returns 413 for a body without Content-Length', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 10; part += 1) controller.enqueue(new Uint8Array(1000).fill(32))
        controller.close()
      },
    })
    expect((await post(body)).status).toBe(413)
  })

  it('accepts application/json with a charset, and rejects other origins before it reads the body', async () => {
    const body = JSON.stringify({ source: 'x', email: address })
    expect((await post(body, { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200)
    for (const origin of ['https://evil.example', 'null'])
      expect((await post('{', { origin })).status).toBe(403)
  })

  it('after twenty requests in a minute a client gets 429 with Retry-After, whatever its X-Forwarded-For', async () => {
    const from = (forwarded: string) =>
      site.signUp(`${crypto.randomUUID()}@example.com`, {
        'cf-connecting-ip': '198.51.100.9',
        'x-forwarded-for': forwarded,
      })
    // The binding fails, so only D1 counts.
    const broken = { limit: () => Promise.reject(new Error('down')) } as unknown as RateLimit
    site = await createNewsletterSite({ CLIENT_LIMIT: broken })
    const statuses: number[] = []
    for (let index = 0; index < 22; index += 1) statuses.push((await from(`203.0.113.${index}`)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
    const refused = await from('203.0.113.99')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toEqual({ error: 'too_many' })
    expect(site.jobs).toHaveLength(20)
    site.clock.nowMs += 61_000
    expect((await from('203.0.113.1')).status).toBe(200)
  })

  it('the rate limit binding applies too', async () => {
    const CLIENT_LIMIT = { limit: async () => ({ success: false }) } as unknown as RateLimit
    site = await createNewsletterSite({ CLIENT_LIMIT })
    expect((await site.signUp(address)).status).toBe(429)
    expect(await rowOf(address)).toBeNull()
  })

  it('a bot that fills in the hidden field gets a success response, and nothing is stored', async () => {
    const response = await site.signUp(address, {}, { website: 'https://spam.example' })
    expect([response.status, await response.text()]).toEqual([200, '{"status":"ok"}'])
    expect(await rowOf(address)).toBeNull()
    expect(site.jobs).toEqual([])
  })

  it('addresses of the configured domains and roles are rejected', async () => {
    site = await createNewsletterSite({ NEWSLETTER_REFUSED: 'mailinator.com, abuse@' })
    for (const email of ['x@mailinator.com', 'x@eu.mailinator.com', 'abuse@example.com'])
      expect((await site.signUp(email)).status).toBe(400)
    expect((await site.signUp(address)).status).toBe(200)
  })

  it('a suppressed address is stored as a hash only', async () => {
    await suppressAddress(site.env.DB, address, 'bounce', 1)
    expect((await site.signUp(address)).status).toBe(200)
    expect(await rowOf(address)).toBeNull()
    const stored = await site.env.DB.prepare('SELECT * FROM newsletter_suppressions WHERE address_hash = ?')
      .bind(await hashAddress(address))
      .first()
    expect(stored).toMatchObject({ reason: 'bounce' })
    await site.deliver()
    expect(site.mailService.mails).toEqual([])
  })
})
