import { beforeEach, describe, expect, it } from 'vitest'
import { suppressAddress } from '#src/mail/suppress-address.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { tokenOf } from '#test/support/worker/mail-service.ts'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

const DAY_MS = 24 * 60 * 60 * 1000
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

describe('confirming', () => {
  it('takes the button: GET and HEAD change nothing, POST confirms, a repeat is harmless', async () => {
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

  it('is refused from elsewhere', async () => {
    expect((await post('confirm', null, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post('confirm', null, {})).status).toBe(403)
    expect(await statusOf()).toBe('pending')
  })

  it('keeps no token in the database, only its hash', async () => {
    const { results } = await site.env.DB.prepare('SELECT * FROM newsletter_tokens').all()
    const text = JSON.stringify(results)
    expect(text).toContain(await sha256Base64url(token))
    expect(text).not.toContain(token)
  })

  it('shows one and the same page, 404, for every token that is none', async () => {
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

  it('works for 48 hours to the minute, and the link shows the subscription ever after', async () => {
    site.clock.nowMs += 2 * DAY_MS - 60_000
    expect((await post('confirm')).status).toBe(200)
    site.clock.nowMs += 3 * DAY_MS
    expect((await get('confirm')).status).toBe(200)
  })

  it('is nothing that a token without its address can do', async () => {
    await suppressAddress(site.env.DB, address, 'erasure', 0)
    expect((await post('confirm')).status).toBe(404)
    expect(await rowOf()).toBeNull()
  })
})

describe('unsubscribing', () => {
  it('by one click of a mail service: no cookie, no Origin, 200, and again 200', async () => {
    const click = () => post('unsubscribe', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), {})
    for (let time = 0; time < 2; time += 1) expect((await click()).status).toBe(200)
    expect(await statusOf()).toBe('unsubscribed')
  })

  it('takes the button too: GET shows a form and changes nothing', async () => {
    await post('confirm')
    expect(await (await get('unsubscribe')).text()).toMatch(/<form[^>]* method="post"/)
    expect(await statusOf()).toBe('confirmed')
    expect(await (await post('unsubscribe')).text()).toContain('You are unsubscribed')
    expect(await (await get('unsubscribe')).text()).toContain('You are unsubscribed')
    expect(await statusOf()).toBe('unsubscribed')
  })

  it('needs a token, and no other path is open to other origins', async () => {
    expect((await post('unsubscribe', null, {}, 'x')).status).toBe(404)
    expect((await site.fetch('/newsletter/unsubscribe', { method: 'POST' })).status).toBe(404)
    for (const path of ['preferences', 'unsubscribe/', 'unsubscribe/x'])
      expect((await site.fetch(`/newsletter/${path}?token=${token}`, { method: 'POST' })).status).toBe(403)
    expect((await site.fetch('/newsletter/unsubscribe', { method: 'PUT' })).status).toBe(403)
  })

  it('stops a mail that was still to come', async () => {
    site.clock.nowMs += 11 * 60_000
    await site.signUp(address)
    await post('unsubscribe')
    await site.deliver()
    expect(site.mailService.mails).toHaveLength(1)
  })

  it('can be undone by signing up again', async () => {
    await post('unsubscribe')
    site.clock.nowMs += 11 * 60_000
    await site.signUp(address)
    await site.deliver()
    expect(await statusOf()).toBe('pending')
    expect(site.mailService.mails).toHaveLength(2)
  })

  it('without a token shows where to find one', async () => {
    const page = await site.fetch('/newsletter/unsubscribe')
    expect([page.status, (await page.text()).includes('Your link is in the mail')]).toEqual([200, true])
    expect((await site.fetch('/newsletter/unsubscribe', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('preferences', () => {
  const save = (fields: string[][]) => post('preferences', new URLSearchParams(fields))

  it('keep topics and frequency, and show them again', async () => {
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

  it('refuse what the form does not offer', async () => {
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
