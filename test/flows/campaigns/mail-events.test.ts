import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countCalls } from '#test/support/worker/count-calls.ts'
import { createEventSite, type EventResponses } from '#test/support/worker/mail/mail-event-site.ts'
import {
  MAIL_EVENT_SECRET,
  RECIPIENT,
  signMailgunEvent,
  signResendEvent,
} from '#test/support/worker/mail/signed-mail-events.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const NOW_S = Math.floor(Date.now() / 1000)

let sendRequest: EventResponses
beforeAll(async () => {
  sendRequest = await createEventSite({ MAIL_WEBHOOK_SECRET: MAIL_EVENT_SECRET })
})

let subscriber = ''
const campaignId = crypto.randomUUID()
beforeEach(async () => {
  subscriber = crypto.randomUUID()
  await bindings.DB.batch([
    bindings.DB.prepare('DELETE FROM newsletter_subscribers'),
    bindings.DB.prepare('DELETE FROM newsletter_suppressions'),
    bindings.DB.prepare(
      `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text, consented_at_s,
         confirmed_at_s) VALUES (?, ?, 'confirmed', 's', 'f', 'F', 'x', 1, 1)`,
    ).bind(subscriber, RECIPIENT),
    bindings.DB.prepare(
      `INSERT INTO letter_deliveries (letter_id, subscriber_id, batch, state, settled_at_s) VALUES (?, ?, 0, 'sent', ?)`,
    ).bind(campaignId, subscriber, NOW_S - 60),
  ])
})

const standing = async () => {
  const [row, suppressed, delivery] = await Promise.all([
    bindings.DB.prepare('SELECT status FROM newsletter_subscribers WHERE address = ?')
      .bind(RECIPIENT)
      .first('status'),
    bindings.DB.prepare('SELECT reason FROM newsletter_suppressions').first('reason'),
    bindings.DB.prepare('SELECT returned FROM letter_deliveries WHERE subscriber_id = ?')
      .bind(subscriber)
      .first('returned'),
  ])
  return { row, suppressed, returned: delivery }
}

describe('mail event webhooks', () => {
  it.each([
    [
      'a hard bounce by Resend',
      () => signResendEvent('email.bounced', { bounce: { type: 'Permanent', subType: 'General' } }),
      '/api/mail/resend',
      'bounce',
      'hard',
    ],
    [
      'a complaint by Resend',
      () => signResendEvent('email.complained', { to: `Reader <${RECIPIENT.toUpperCase()}>` }),
      '/api/mail/resend',
      'complaint',
      'complaint',
    ],
    [
      'a complaint with the standard header names',
      () => signResendEvent('email.complained', {}, undefined, 'webhook'),
      '/api/mail/resend',
      'complaint',
      'complaint',
    ],
    [
      'a mail that Resend suppressed',
      () =>
        signResendEvent('email.suppressed', {
          suppressed: { message: 'x', type: 'OnAccountSuppressionList' },
        }),
      '/api/mail/resend',
      'bounce',
      'hard',
    ],
    [
      'a complaint by Mailgun repeated after hours',
      () => signMailgunEvent({ event: 'complained' }, MAIL_EVENT_SECRET, NOW_S - 8 * 3600),
      '/api/mail/mailgun',
      'complaint',
      'complaint',
    ],
    [
      'a hard bounce of a subaccount of Mailgun',
      () =>
        signMailgunEvent(
          { event: 'failed', severity: 'permanent', reason: 'bounce' },
          MAIL_EVENT_SECRET,
          NOW_S,
          true,
        ),
      '/api/mail/mailgun',
      'bounce',
      'hard',
    ],
    [
      'a hard bounce by Mailgun',
      () => signMailgunEvent({ event: 'failed', severity: 'permanent' }),
      '/api/mail/mailgun',
      'bounce',
      'hard',
    ],
    [
      'a complaint by Mailgun',
      () => signMailgunEvent({ event: 'complained' }),
      '/api/mail/mailgun',
      'complaint',
      'complaint',
    ],
  ])(
    'an address is suppressed at once after %s, and the campaign counts it',
    async (_name, make, path, reason, returned) => {
      const response = await sendRequest(path, await make())
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await standing()).toEqual({ row: null, suppressed: reason, returned })
    },
  )

  it('an address is suppressed after soft bounces on three days of a month, with one bounce per mail and day', async () => {
    const dayPasses = () =>
      bindings.DB.prepare('UPDATE soft_bounces SET bounced_at_s = bounced_at_s - 86400').run()
    const soft = () => signResendEvent('email.bounced', { bounce: { type: 'Transient' } })
    for (const message of [soft(), soft(), soft(), signResendEvent('email.delivery_delayed')])
      expect((await sendRequest('/api/mail/resend', message)).status).toBe(200)
    expect(await standing()).toEqual({ row: 'confirmed', suppressed: null, returned: 'soft' })
    await dayPasses()
    await sendRequest(
      '/api/mail/resend',
      signResendEvent('email.bounced', { bounce: { type: 'Undetermined' } }),
    )
    expect((await standing()).row).toBe('confirmed')
    await dayPasses()
    await sendRequest('/api/mail/mailgun', await signMailgunEvent({ event: 'failed', severity: 'temporary' }))
    expect(await standing()).toEqual({ row: null, suppressed: 'bounce', returned: 'soft' })
  })

  it('an address is not suppressed when Mailgun gives up a message after hours of retries, although the failure is permanent', async () => {
    const old = await signMailgunEvent({ event: 'failed', severity: 'permanent', reason: 'old' })
    expect((await sendRequest('/api/mail/mailgun', old)).status).toBe(200)
    expect(await standing()).toEqual({ row: 'confirmed', suppressed: null, returned: 'soft' })
  })

  it('unknown, unsigned, expired or malformed events change nothing', async () => {
    const forged = signResendEvent('email.complained')
    const complaintAt = (atS: number) => signMailgunEvent({ event: 'complained' }, MAIL_EVENT_SECRET, atS)
    const other = `whsec_${btoa('another-secret-that-is-not-ours-1')}`
    const trials = [
      ['/api/mail/resend', signResendEvent('email.opened'), 200],
      ['/api/mail/mailgun', await signMailgunEvent({ event: 'delivered' }), 200],
      ['/api/mail/resend', { ...forged, body: forged.body.replace('complained', 'bounced') }, 401],
      ['/api/mail/resend', { body: forged.body, headers: {} }, 401],
      ['/api/mail/mailgun', forged, 406],
      ['/api/mail/mailgun', await signMailgunEvent({ event: 'complained' }, other), 406],
      ['/api/mail/mailgun', await complaintAt(NOW_S - 10 * 3600), 406],
      ['/api/mail/mailgun', await complaintAt(NOW_S + 3600), 406],
      ['/api/mail/mailgun', { body: '{', headers: {} }, 406],
      ['/api/mail/resend', { body: 'x'.repeat(300_000), headers: {} }, 413],
    ] as const
    for (const [path, message, status] of trials)
      expect([path, (await sendRequest(path, message)).status]).toEqual([path, status])
    expect(await standing()).toEqual({ row: 'confirmed', suppressed: null, returned: null })
  })

  it.each([
    ['delivered', 200],
    [null, 400],
  ])('a token of Mailgun counts once, also after an event %j', async (event, status) => {
    const used = await signMailgunEvent({ event })
    expect((await sendRequest('/api/mail/mailgun', used)).status).toBe(status)
    const { signature } = JSON.parse(used.body)
    const body = JSON.stringify({ signature, 'event-data': { event: 'complained', recipient: RECIPIENT } })
    expect((await sendRequest('/api/mail/mailgun', { ...used, body })).status).toBe(200)
    expect(await standing()).toEqual({ row: 'confirmed', suppressed: null, returned: null })
  })

  it('a bounce is counted that arrives before the consumer has recorded the mail as sent', async () => {
    await bindings.DB.prepare(
      `UPDATE letter_deliveries SET state = 'sending', taken_at_s = ?, settled_at_s = NULL WHERE subscriber_id = ?`,
    )
      .bind(NOW_S, subscriber)
      .run()
    expect((await sendRequest('/api/mail/resend', signResendEvent('email.bounced'))).status).toBe(200)
    expect(await standing()).toEqual({ row: null, suppressed: 'bounce', returned: 'hard' })
  })

  it('an event has one effect, whatever order and however often it arrives', async () => {
    const soft = signResendEvent('email.bounced', { bounce: { type: 'Transient' } })
    const send = async (message: typeof soft) => (await sendRequest('/api/mail/resend', message)).status
    expect(await Promise.all([soft, soft, soft, soft].map(send))).toEqual([200, 200, 200, 200])
    const days = await bindings.DB.prepare('SELECT count(*) AS n FROM soft_bounces WHERE subscriber_id = ?')
      .bind(subscriber)
      .first('n')
    expect(days).toBe(1)
    const complaint = signResendEvent('email.complained')
    for (const message of [complaint, signResendEvent('email.bounced'), soft, complaint])
      expect(await send(message)).toBe(200)
    expect(await standing()).toEqual({ row: null, suppressed: 'complaint', returned: 'complaint' })
  })

  it('a bounce is one transaction, so that a service that reports many waits little', async () => {
    const { store, calls } = countCalls(bindings.DB)
    await sendRequest('/api/mail/resend', signResendEvent('email.bounced'), { DB: store })
    expect(calls()).toBe(1)
  })

  it('the endpoint returns 503 without a secret and while the database is down, so that the event is retried', async () => {
    const message = signResendEvent('email.complained')
    const closed = await createEventSite({ MAIL_WEBHOOK_SECRET: '' })
    expect((await closed('/api/mail/resend', message)).status).toBe(503)
    const broken = {
      prepare: () => {
        throw new Error('away')
      },
    } as unknown as D1Database
    expect((await sendRequest('/api/mail/resend', message, { DB: broken })).status).toBe(503)
    expect((await sendRequest('/api/mail/resend', message)).status).toBe(200)
    expect((await standing()).suppressed).toBe('complaint')
  })
})
