import { beforeEach, describe, expect, it } from 'vitest'
import { suppressAddress } from '#src/mail/suppress-address.ts'
import { DAY_MS } from '#src/platform/durations.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { tokenOf } from '#test/support/worker/mail/mail-service.ts'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

const OURS = { origin: SITE }

let site: NewsletterSite
let address: string
let token: string
beforeEach(async () => {
  site = await createNewsletterSite()
  address = `${crypto.randomUUID()}@example.com`
  await site.signUp(address)
  await site.deliver()
  token = tokenOf(site.mailService.mails[0])
})

const get = (step: string, with_ = token) => site.fetch(`/newsletter/${step}?token=${with_}`)
const post = (step: string, body: BodyInit | null = null, headers: HeadersInit = OURS, with_ = token) =>
  site.fetch(`/newsletter/${step}?token=${with_}`, { method: 'POST', headers, body })
const rowOf = () =>
  site.env.DB.prepare('SELECT * FROM newsletter_subscribers WHERE address = ?').bind(address).first()
const statusOf = async () => (await rowOf())?.['status']

describe('confirming a subscription', () => {
  it('GET and HEAD change nothing, POST confirms, and a repeated POST is idempotent', async () => {
    for (const method of ['GET', 'HEAD']) {
      expect((await site.fetch(`/newsletter/confirm?token=${token}`, { method })).status).toBe(200)
      expect(await statusOf()).toBe('pending')
    }
    const page = await get('confirm')
    expect(await page.text()).toMatch(/<form[^>]* method="post"/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    for (let time = 0; time < 2; time += 1) expect((await post('confirm')).status).toBe(200)
    expect(await statusOf()).toBe('confirmed')
    expect(await (await get('confirm')).text()).toContain('You are on the list')
  })

  it('a cross-site POST is rejected', async () => {
    expect((await post('confirm', null, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post('confirm', null, {})).status).toBe(403)
    expect(await statusOf()).toBe('pending')
  })

  it('the database stores only the hash of the token', async () => {
    const { results } = await site.env.DB.prepare('SELECT * FROM newsletter_tokens').all()
    const text = JSON.stringify(results)
    expect(text).toContain(await sha256Base64url(token))
    expect(text).not.toContain(token)
  })

  it('every invalid token gets the same 404 page', async () => {
    const expired = token
    site.clock.nowMs += 2 * DAY_MS + 1000
    const bad = [expired, expired.slice(1), `${expired}A`, 'A'.repeat(43), '', '%00', "'--", 'x'.repeat(5000)]
    const pages = await Promise.all(
      bad.flatMap((wrong) => [get('confirm', wrong), post('confirm', null, OURS, wrong)]),
    )
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(await Promise.all(pages.map((page) => page.text()))).size).toBe(1)
    expect(await statusOf()).toBe('pending')
  })

  it('a link confirms for exactly 48 hours, and afterwards shows the subscription', async () => {
    site.clock.nowMs += 2 * DAY_MS - 60_000
    expect((await post('confirm')).status).toBe(200)
    site.clock.nowMs += 3 * DAY_MS
    expect((await get('confirm')).status).toBe(200)
  })

  it('a token does not work without its address', async () => {
    await suppressAddress(site.env.DB, address, 'erasure', 0)
    expect((await post('confirm')).status).toBe(404)
    expect(await rowOf()).toBeNull()
  })
})

describe('unsubscribing', () => {
  it('one-click unsubscribe works without cookie and Origin, and repeated requests return 200', async () => {
    const click = () => post('unsubscribe', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), {})
    for (let time = 0; time < 2; time += 1) expect((await click()).status).toBe(200)
    expect(await statusOf()).toBe('unsubscribed')
  })

  it('GET shows a form and changes nothing, and POST unsubscribes', async () => {
    await post('confirm')
    expect(await (await get('unsubscribe')).text()).toMatch(/<form[^>]* method="post"/)
    expect(await statusOf()).toBe('confirmed')
    expect(await (await post('unsubscribe')).text()).toContain('You are unsubscribed')
    expect(await (await get('unsubscribe')).text()).toContain('You are unsubscribed')
    expect(await statusOf()).toBe('unsubscribed')
  })

  it('one-click unsubscribe requires a token, and no other path accepts cross-origin requests', async () => {
    expect((await post('unsubscribe', null, {}, 'x')).status).toBe(404)
    expect((await site.fetch('/newsletter/unsubscribe', { method: 'POST' })).status).toBe(404)
    for (const path of ['preferences', 'unsubscribe/', 'unsubscribe/x'])
      expect((await site.fetch(`/newsletter/${path}?token=${token}`, { method: 'POST' })).status).toBe(403)
    expect((await site.fetch('/newsletter/unsubscribe', { method: 'PUT' })).status).toBe(403)
  })

  it('unsubscribing cancels a queued mail', async () => {
    site.clock.nowMs += 11 * 60_000
    await site.signUp(address)
    await post('unsubscribe')
    await site.deliver()
    expect(site.mailService.mails).toHaveLength(1)
  })

  it('a new sign-up undoes it', async () => {
    await post('unsubscribe')
    site.clock.nowMs += 11 * 60_000
    await site.signUp(address)
    await site.deliver()
    expect(await statusOf()).toBe('pending')
    expect(site.mailService.mails).toHaveLength(2)
  })

  it('the page without a token explains where to find the link', async () => {
    const page = await site.fetch('/newsletter/unsubscribe')
    expect([page.status, (await page.text()).includes('Your link is in the mail')]).toEqual([200, true])
    expect((await site.fetch('/newsletter/unsubscribe', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('newsletter preferences', () => {
  const save = (fields: string[][]) => post('preferences', new URLSearchParams(fields))

  it('topics and frequency are saved and shown again', async () => {
    const fields = [
      ['topics', 'romance'],
      ['topics', 'beaches'],
      ['frequency', 'monthly'],
    ]
    expect(await (await save(fields)).text()).toContain('Saved.')
    expect(await rowOf()).toMatchObject({ topics: 'beaches,romance', frequency: 'monthly' })
    const html = await (await get('preferences')).text()
    for (const value of ['beaches', 'romance', 'monthly'])
      expect(html).toMatch(new RegExp(`checked=""[^>]* value="${value}"|value="${value}"[^>]* checked=""`))
    await save([['frequency', 'weekly']])
    expect(await rowOf()).toMatchObject({ topics: '', frequency: 'weekly' })
  })

  it('values that the form does not offer are rejected', async () => {
    expect(
      (
        await save([
          ['topics', 'cars'],
          ['frequency', 'weekly'],
        ])
      ).status,
    ).toBe(400)
    expect((await save([])).status).toBe(400)
    expect((await post('preferences', 'x'.repeat(9000))).status).toBe(413)
    expect(await rowOf()).toMatchObject({ topics: '', frequency: 'weekly' })
  })
})
