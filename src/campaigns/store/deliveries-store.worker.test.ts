import { beforeEach, describe, expect, it } from 'vitest'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { runStatements } from '#src/platform/database.ts'
import { DRAFT } from '#test/support/worker/mail/campaign-run.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { retryFailedStatement } from './campaign-progress.ts'
import { insertCampaignStatement, readCampaign } from './campaigns-store.ts'
import {
  claimDeliveries,
  type DeliveryResult,
  insertDeliverySlice,
  recordResultStatements,
} from './deliveries-store.ts'

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

describe('insertDeliverySlice', () => {
  it('creates a delivery for each subscriber when some exist already, as after a restore', async () => {
    await bindings.DB.batch([
      bindings.DB.prepare('DELETE FROM newsletter_subscribers'),
      bindings.DB.prepare('DELETE FROM letter_deliveries'),
      bindings.DB.prepare('UPDATE letters SET began_at_s = 2 WHERE id = ?').bind(campaignId),
      bindings.DB.prepare(
        `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text,
           consented_at_s, confirmed_at_s) SELECT value, value || '@mail.example', 'confirmed', 's', 'f', 'F', 'x', 1, 1
         FROM json_each(?)`,
      ).bind(JSON.stringify(Array.from({ length: 2300 }, (_, index) => `s${10_000 + index}`))),
      bindings.DB.prepare(
        `INSERT INTO letter_deliveries (letter_id, subscriber_id, batch, state) VALUES (?1, 's10007', 0, 'sent'),
           (?1, 's12299', 91, 'sent')`,
      ).bind(campaignId),
    ])
    const campaign = (await readCampaign(bindings.DB, campaignId)) as EmailCampaign
    const done = [1, 2, 3, 4].map(() => insertDeliverySlice(bindings.DB, campaign))
    expect(await Promise.all(done)).toEqual([false, false, true, true])
    const counted = 'SELECT state, count(*) AS many, max(batch) AS last FROM letter_deliveries GROUP BY state'
    expect((await bindings.DB.prepare(counted).all()).results).toEqual([
      { state: 'due', many: 2298, last: 91 },
      { state: 'sent', many: 2, last: 91 },
    ])
  })
})

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

  it('gives up an uncertain delivery whose next attempt definitely failed, when the key has expired', async () => {
    await claim(NOW_S)
    await record('sending', NOW_S + 1)
    expect(await claim(NOW_S + KEY_TTL_S - 1)).toBe(true)
    await record('due', NOW_S + KEY_TTL_S - 1)
    expect([await claim(NOW_S + KEY_TTL_S), await stateOf()]).toEqual([false, 'unknown'])
  })

  it('gives up an uncertain delivery that an operator retries after the key has expired', async () => {
    await claim(NOW_S)
    await record('sending', NOW_S + 1)
    await claim(NOW_S + LEASE_S)
    await record('failed', NOW_S + LEASE_S + 1)
    await runStatements(bindings.DB, [retryFailedStatement(campaignId)])
    expect([await claim(NOW_S + KEY_TTL_S), await stateOf()]).toEqual([false, 'unknown'])
  })

  it('claims a delivery that definitely failed as long as it is due', async () => {
    await claim(NOW_S)
    await record('due', NOW_S + 1)
    expect(await claim(NOW_S + KEY_TTL_S)).toBe(true)
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
