import { beforeEach, describe, expect, it } from 'vitest'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

let site: NewsletterSite
let address: string
beforeEach(async () => {
  site = await createNewsletterSite()
  address = `${crypto.randomUUID()}@example.com`
})

const rowOf = (email: string) =>
  site.env.DB.prepare('SELECT * FROM newsletter_subscribers WHERE address = ?').bind(email).first()

describe('sign-up form without script', () => {
  const send = (fields: Record<string, string>, env = {}, headers = {}) =>
    site.fetch(
      '/api/newsletter',
      {
        method: 'POST',
        headers: { origin: SITE, 'cf-connecting-ip': crypto.randomUUID(), ...headers },
        body: new URLSearchParams(fields),
      },
      env,
    )

  it('redirects with 303 to the result page, with the cookie and without the address', async () => {
    const response = await send({ source: 'Footer-signup', email: address, website: '' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/newsletter/thanks'])
    expect(response.headers.get('set-cookie')).toContain('newsletterSubscribed=true')
    expect((await rowOf(address))?.['source']).toBe('Footer-signup')
    expect(await (await site.fetch('/newsletter/thanks')).text()).toContain('Thanks for signing up!')
  })

  it('a rejected form shows the message of the specification (S8.1) and the submitted address', async () => {
    const wrong = await send({ source: 'x', email: '"><script>' })
    const html = await wrong.text()
    expect(wrong.status).toBe(400)
    expect(html).toContain('There was an error processing your request, please try again later.')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
    const down = await send({ source: 'x', email: address }, {}, { 'x-fault': 'd1=error' })
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await down.text()).toContain(`value="${address}"`)
  })
})
