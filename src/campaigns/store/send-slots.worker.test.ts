import { beforeEach, describe, expect, it } from 'vitest'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { runStatements } from '#src/platform/database.ts'
import { HOUR_MS } from '#src/platform/durations.ts'
import { DRAFT } from '#test/support/worker/mail/campaign-run.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { insertCampaignStatement } from './campaigns-store.ts'
import { reserveSendSlot } from './send-slots.ts'

const NOW_MS = 1_795_000_000_000

let id = ''
beforeEach(async () => {
  id = crypto.randomUUID()
  await runStatements(bindings.DB, [insertCampaignStatement(id, DRAFT, NOW_MS / 1000)])
  await bindings.DB.prepare(`UPDATE letters SET status = 'sending', run = 2 WHERE id = ?`).bind(id).run()
})

/** Reserves a slot for ten mails at sixty a minute, which take ten seconds. */
const reserve = (nowMs: number, sendJobNumber = 2) =>
  reserveSendSlot(bindings.DB, { id, sendJobNumber, pacePerMinute: 60 } as EmailCampaign, 10, nowMs)

describe('reserveSendSlot', () => {
  it('catches up no more than a second and a half after an hour without sending', async () => {
    await reserve(NOW_MS)
    expect(await reserve(NOW_MS + HOUR_MS)).toEqual({ kind: 'reserved', waitMs: 0 })
    expect(await reserve(NOW_MS + HOUR_MS)).toEqual({ kind: 'later', waitMs: 8500 })
  })

  it('reserves a slot up to five seconds before it starts', async () => {
    await reserve(NOW_MS)
    expect(await reserve(NOW_MS + 3499)).toEqual({ kind: 'later', waitMs: 5001 })
    expect(await reserve(NOW_MS + 3500)).toEqual({ kind: 'reserved', waitMs: 5000 })
  })

  it('reserves nothing for a send job from before a pause', async () => {
    expect(await reserve(NOW_MS, 1)).toEqual({ kind: 'not_sending' })
    expect(await reserve(NOW_MS)).toEqual({ kind: 'reserved', waitMs: 0 })
  })
})
