import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRecipient, type Recipient } from '#test/support/worker/mail/mail-event-recipient.ts'
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

let recipient: Recipient
beforeEach(async () => {
  recipient = await createRecipient(NOW_S - 60)
})

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
      expect(await recipient.readState()).toEqual({ row: null, suppressed: reason, returned })
    },
  )

  it('an address is suppressed after soft bounces on three days of a month, with one bounce per mail and day', async () => {
    const dayPasses = () =>
      bindings.DB.prepare('UPDATE soft_bounces SET bounced_at_s = bounced_at_s - 86400').run()
    const soft = () => signResendEvent('email.bounced', { bounce: { type: 'Transient' } })
    for (const message of [soft(), soft(), soft(), signResendEvent('email.delivery_delayed')])
      expect((await sendRequest('/api/mail/resend', message)).status).toBe(200)
    expect(await recipient.readState()).toEqual({ row: 'confirmed', suppressed: null, returned: 'soft' })
    await dayPasses()
    await sendRequest(
      '/api/mail/resend',
      signResendEvent('email.bounced', { bounce: { type: 'Undetermined' } }),
    )
    expect((await recipient.readState()).row).toBe('confirmed')
    await dayPasses()
    await sendRequest('/api/mail/mailgun', await signMailgunEvent({ event: 'failed', severity: 'temporary' }))
    expect(await recipient.readState()).toEqual({ row: null, suppressed: 'bounce', returned: 'soft' })
  })

  it('an address is not suppressed when Mailgun gives up a message after hours of retries, although the failure is permanent', async () => {
    const old = await signMailgunEvent({ event: 'failed', severity: 'permanent', reason: 'old' })
    expect((await sendRequest('/api/mail/mailgun', old)).status).toBe(200)
    expect(await recipient.readState()).toEqual({ row: 'confirmed', suppressed: null, returned: 'soft' })
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
    expect(await recipient.readState()).toEqual({ row: 'confirmed', suppressed: null, returned: null })
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
    expect(await recipient.readState()).toEqual({ row: 'confirmed', suppressed: null, returned: null })
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
    expect((await recipient.readState()).suppressed).toBe('complaint')
  })
})
