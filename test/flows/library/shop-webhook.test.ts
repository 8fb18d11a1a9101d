import { beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import {
  SHOP_SECRET,
  saleMessage,
  sendWebhook,
  signedMessage,
  WEBHOOK,
} from '#test/support/worker/shop-webhook-sender.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { createVisitor, SITE } from '#test/support/worker/visitor.ts'

const OTHER_SECRET = `whsec_${btoa('another-secret-of-at-least-24-by')}`

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite({ WEBHOOK_SECRET: SHOP_SECRET })
})

async function shelf(visitor: Member): Promise<readonly string[]> {
  const html = await (await visitor.get('/profile/library')).text()
  return [...html.matchAll(/The book of ([a-z0-9-]+)/g)].map(([, id]) => id ?? '')
}

const newcomer = async (): Promise<{ readonly subject: string; readonly visitor: Member }> => {
  const subject = crypto.randomUUID()
  return { subject, visitor: await signInMember(site, subject) }
}
const post = (headers: Record<string, string>, body: string) =>
  createVisitor(site.app, site.env).send('POST', WEBHOOK, headers, body)

describe('shop webhook', () => {
  it('grants an eBook to a subject of the provider only', async () => {
    const [ana, ben] = [await newcomer(), await newcomer()]
    const response = await sendWebhook(site, saleMessage({ subject: ana.subject }, 'kyoto-guide'))
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(await shelf(ana.visitor)).toEqual(['kyoto-guide'])
    expect(await shelf(ben.visitor)).toEqual([])
  })

  it('grants an eBook to a verified address in any spelling', async () => {
    const email = `Reader-${crypto.randomUUID()}@Example.com`
    site.provider.behaviour.profile = { email: email.toLowerCase(), email_verified: true }
    const verified = await signInMember(site)
    site.provider.behaviour.profile = { email: email.toLowerCase(), email_verified: false }
    const claimed = await signInMember(site)
    site.provider.behaviour.profile = {}
    await sendWebhook(site, saleMessage({ email: ` ${email}` }, 'kyoto-guide'))
    expect([await shelf(verified), await shelf(claimed)]).toEqual([['kyoto-guide'], []])
  })

  it('repeated and concurrent messages are idempotent', async () => {
    const { subject, visitor } = await newcomer()
    const id = crypto.randomUUID()
    const message = saleMessage({ subject }, 'kyoto-guide')
    const responses = await Promise.all(Array.from({ length: 6 }, () => sendWebhook(site, message, { id })))
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(204))
    expect(await shelf(visitor)).toEqual(['kyoto-guide'])
  })

  it('a revocation is permanent: neither a replay nor a late grant undoes it, and a new order grants again', async () => {
    const { subject, visitor } = await newcomer()
    const id = crypto.randomUUID()
    const grant = saleMessage({ subject }, 'kyoto-guide')
    await sendWebhook(site, grant, { id })
    await sendWebhook(site, saleMessage({ subject }, 'kyoto-guide', 'ebook.revoked'))
    expect(await shelf(visitor)).toEqual([])
    await sendWebhook(site, grant, { id })
    await sendWebhook(site, grant)
    expect(await shelf(visitor)).toEqual([])
    await sendWebhook(site, saleMessage({ subject }, 'lisbon-guide', 'ebook.revoked', 'order-7'))
    await sendWebhook(site, saleMessage({ subject }, 'lisbon-guide', 'ebook.granted', 'order-7'))
    expect(await shelf(visitor)).toEqual([])
    await sendWebhook(site, saleMessage({ subject }, 'kyoto-guide', 'ebook.granted', 'order-2'))
    expect(await shelf(visitor)).toEqual(['kyoto-guide'])
  })

  it('unknown message types are accepted and ignored', async () => {
    expect((await sendWebhook(site, { type: 'order.paid', data: {} })).status).toBe(204)
  })

  it('foreign, expired and tampered messages are rejected', async () => {
    const { subject, visitor } = await newcomer()
    const message = saleMessage({ subject }, 'kyoto-guide')
    const { body, headers } = signedMessage(message)
    const without = (name: string) =>
      Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
    const cases: readonly [Record<string, string>, string][] = [
      [{ 'content-type': 'application/json' }, body],
      [without('webhook-id'), body],
      [without('webhook-timestamp'), body],
      [without('webhook-signature'), body],
      [{ ...headers, 'webhook-id': 'another' }, body],
      [{ ...headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 1) }, body],
      [{ ...headers, 'webhook-timestamp': 'soon' }, body],
      [{ ...headers, 'webhook-signature': 'v1,' }, body],
      [{ ...headers, 'webhook-signature': `v1a,${headers['webhook-signature']?.slice(3)}` }, body],
      [headers, `${body} `],
      [headers, body.replace('kyoto-guide', 'other-guide')],
      [signedMessage(message, { secret: OTHER_SECRET }).headers, body],
      [signedMessage(message, { sentAtMs: Date.now() - 6 * MINUTE_MS }).headers, body],
      [signedMessage(message, { sentAtMs: Date.now() + 6 * MINUTE_MS }).headers, body],
      [{ ...signedMessage('x').headers, origin: SITE }, body],
    ]
    for (const [headers, text] of cases) {
      const response = await post(headers, text)
      expect([response.status, await response.json()]).toEqual([401, { error: 'invalid_signature' }])
    }
    expect(await shelf(visitor)).toEqual([])
    expect(
      (await post({ ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` }, body))
        .status,
    ).toBe(204)
  })

  it.each([
    '{',
    'null',
    '[]',
    '{}',
    '{"type":"ebook.granted"}',
    JSON.stringify(saleMessage({}, 'kyoto-guide')),
    JSON.stringify(saleMessage({ subject: 'x' }, '../secret')),
    JSON.stringify(saleMessage({ subject: 'x' }, 'x'.repeat(81))),
    JSON.stringify(saleMessage({ email: 'nobody' }, 'kyoto-guide')),
  ])('a malformed message is rejected: %s', async (text) => {
    const response = await sendWebhook(site, text)
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_json' }])
  })

  it('oversized messages and all methods except POST are rejected', async () => {
    expect((await sendWebhook(site, 'x'.repeat(70_000))).status).toBe(413)
    expect((await site.visitor().get(WEBHOOK)).status).toBe(405)
    expect((await site.visitor().send('PUT', WEBHOOK, { origin: SITE })).status).toBe(405)
  })

  it('a message is retried after a database failure or without a secret, and applies then', async () => {
    const { subject, visitor } = await newcomer()
    const message = saleMessage({ subject }, 'kyoto-guide')
    const { body, headers } = signedMessage(message)
    const down = await post({ ...headers, 'x-fault': 'd1=error' }, body)
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await post(headers, body)).status).toBe(204)
    expect(await shelf(visitor)).toEqual(['kyoto-guide'])
    const unset = { ...site.env, WEBHOOK_SECRET: '' }
    expect((await createVisitor(site.app, unset).send('POST', WEBHOOK, headers, body)).status).toBe(503)
  })

  it('either of two secrets is valid during a rotation', async () => {
    const env = { ...site.env, WEBHOOK_SECRET: `${OTHER_SECRET} ${SHOP_SECRET}` }
    for (const secret of [OTHER_SECRET, SHOP_SECRET]) {
      const { body, headers } = signedMessage({ type: 'order.paid' }, { secret })
      expect((await createVisitor(site.app, env).send('POST', WEBHOOK, headers, body)).status).toBe(204)
    }
  })
})
