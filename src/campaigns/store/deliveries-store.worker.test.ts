import { beforeEach, describe, expect, it } from 'vitest'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { runStatements } from '#src/platform/database.ts'
import { DRAFT } from '#test/support/worker/campaign-run.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { insertCampaignStatement } from './campaigns-store.ts'
import { claimDeliveries, type DeliveryResult, recordResultStatements } from './deliveries-store.ts'

const NOW_S = 1_795_000_000
const LEASE_S = 180
const KEY_TTL_S = 24 * 60 * 60

let campaignId = ''
let subscriberId = ''
beforeEach(async () => {
  campaignId = crypto.randomUUID()
  subscriberId = crypto.randomUUID()
  await runStatements(bindings.DB, [insertCampaignStatement(campaignId, DRAFT, NOW_S)])
  await bindings.DB.batch([
    bindings.DB.prepare(`UPDATE letters SET status = 'sending', run = 2 WHERE id = ?`).bind(campaignId),
    bindings.DB.prepare(
      `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text,
         consented_at_s, confirmed_at_s) VALUES (?1, ?1 || '@mail.example', 'confirmed', 's', 'f', 'F', 'x', 1, 1)`,
    ).bind(subscriberId),
    bindings.DB.prepare(
      'INSERT INTO letter_deliveries (letter_id, subscriber_id, batch) VALUES (?, ?, 0)',
    ).bind(campaignId, subscriberId),
  ])
})

/** Claims the delivery and returns whether that succeeded. */
async function claim(nowS: number, sendJobNumber = 2): Promise<boolean> {
  const campaign = { id: campaignId, sendJobNumber } as EmailCampaign
  const terms = { nowS, leaseS: LEASE_S, idempotencyKeyTtlS: KEY_TTL_S }
  return (await claimDeliveries(bindings.DB, campaign, [subscriberId], terms)).length === 1
}

const record = (state: DeliveryResult['state'], nowS: number) =>
  runStatements(bindings.DB, recordResultStatements(campaignId, [{ subscriberId, state, reason: '' }], nowS))

const stateOf = () =>
  bindings.DB.prepare('SELECT state FROM letter_deliveries WHERE subscriber_id = ?')
    .bind(subscriberId)
    .first('state')

describe('claimDeliveries', () => {
  it('claims a delivery again only when the lease of the last attempt has ended', async () => {
    expect(await claim(NOW_S)).toBe(true)
    expect(await claim(NOW_S + LEASE_S - 1)).toBe(false)
    expect(await claim(NOW_S + LEASE_S)).toBe(true)
  })

  it('claims nothing for a send job from before a pause', async () => {
    expect([await claim(NOW_S, 1), await stateOf()]).toEqual([false, 'due'])
  })

  it('gives up an uncertain delivery when the idempotency key of its first uncertain attempt has expired', async () => {
    expect(await claim(NOW_S)).toBe(true)
    await record('sending', NOW_S + 1)
    expect(await claim(NOW_S + KEY_TTL_S - 1)).toBe(true)
    await record('sending', NOW_S + KEY_TTL_S - 1)
    expect([await claim(NOW_S + KEY_TTL_S), await stateOf()]).toEqual([false, 'unknown'])
  })
})

describe('recordResultStatements', () => {
  it('does not change a delivery that another attempt has settled', async () => {
    await claim(NOW_S)
    await record('sent', NOW_S + 1)
    await record('due', NOW_S + 2)
    expect([await stateOf(), await claim(NOW_S + LEASE_S)]).toEqual(['sent', false])
  })
})
