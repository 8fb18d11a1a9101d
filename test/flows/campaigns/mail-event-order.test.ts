import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countCalls } from '#test/support/worker/count-calls.ts'
import { createRecipient, type Recipient } from '#test/support/worker/mail/mail-event-recipient.ts'
import { createEventSite, type EventResponses } from '#test/support/worker/mail/mail-event-site.ts'
import { MAIL_EVENT_SECRET, signResendEvent } from '#test/support/worker/mail/signed-mail-events.ts'
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

describe('order of mail events', () => {
  it('a bounce is counted that arrives before the consumer has recorded the mail as sent', async () => {
    await bindings.DB.prepare(
      `UPDATE letter_deliveries SET state = 'sending', taken_at_s = ?, settled_at_s = NULL WHERE subscriber_id = ?`,
    )
      .bind(NOW_S, recipient.id)
      .run()
    expect((await sendRequest('/api/mail/resend', signResendEvent('email.bounced'))).status).toBe(200)
    expect(await recipient.readState()).toEqual({ row: null, suppressed: 'bounce', returned: 'hard' })
  })

  it('an event has one effect, whatever order and however often it arrives', async () => {
    const soft = signResendEvent('email.bounced', { bounce: { type: 'Transient' } })
    const send = async (message: typeof soft) => (await sendRequest('/api/mail/resend', message)).status
    expect(await Promise.all([soft, soft, soft, soft].map(send))).toEqual([200, 200, 200, 200])
    const days = await bindings.DB.prepare('SELECT count(*) AS n FROM soft_bounces WHERE subscriber_id = ?')
      .bind(recipient.id)
      .first('n')
    expect(days).toBe(1)
    const complaint = signResendEvent('email.complained')
    for (const message of [complaint, signResendEvent('email.bounced'), soft, complaint])
      expect(await send(message)).toBe(200)
    expect(await recipient.readState()).toEqual({ row: null, suppressed: 'complaint', returned: 'complaint' })
  })

  it('a bounce is one transaction, so that a service that reports many waits little', async () => {
    const { store, calls } = countCalls(bindings.DB)
    await sendRequest('/api/mail/resend', signResendEvent('email.bounced'), { DB: store })
    expect(calls()).toBe(1)
  })
})
