import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { finishCampaignStatement } from '#src/campaigns/store/campaign-progress.ts'
import { BATCH_SIZE, insertDeliverySlice, listOpenBatches } from '#src/campaigns/store/deliveries-store.ts'
import { claimScheduledRun } from '#src/campaigns/store/send-slots.ts'
import { runStatements } from '#src/platform/database.ts'
import type { CampaignJob } from './campaign-job.ts'

/** A release puts so many seconds of the pace into the queue, and the next one comes a little before they are over. */
const ENQUEUE_WINDOW_S = 330
const ENQUEUE_INTERVAL_S = 300
/** Messages that the queue takes at once. */
const MAX_MESSAGES_PER_SEND = 100
/** Slices of the ledger that one message fills. */
const MAX_SLICES_PER_MESSAGE = 20

export type CampaignQueue = Pick<Queue<CampaignJob>, 'send' | 'sendBatch'>

/**
 * Fills the ledger, and then begins to release: a message does twenty slices and leaves the rest to the next one.
 * @throws as the stores and the queue; doing it again is harmless
 */
export async function createDeliveries(
  db: D1Database,
  queue: CampaignQueue,
  campaign: EmailCampaign,
  nowS: number,
): Promise<void> {
  const { id: campaignId, sendJobNumber, scheduledRun } = campaign
  for (let slice = 0; slice < MAX_SLICES_PER_MESSAGE; slice += 1) {
    if (!(await insertDeliverySlice(db, campaign))) continue
    return enqueueBatches(db, queue, campaign, scheduledRun, nowS)
  }
  await queue.send({ letterId: campaignId, run: sendJobNumber, step: 'fill' })
}

/**
 * Puts the batches of the next minutes into the queue, spread as the pace has it, and a message that goes on after them.
 * @param scheduledRun of the release; another one than the letter waits for does nothing
 * @throws as the stores and the queue
 */
export async function enqueueBatches(
  db: D1Database,
  queue: CampaignQueue,
  campaign: EmailCampaign,
  scheduledRun: number,
  nowS: number,
): Promise<void> {
  const { id: campaignId, sendJobNumber, pacePerMinute } = campaign
  if (!(await claimScheduledRun(db, campaign, scheduledRun, nowS))) return
  await runStatements(db, [finishCampaignStatement(campaignId, nowS)])
  const secondsEach = (BATCH_SIZE * 60) / pacePerMinute
  const batches = await listOpenBatches(db, campaignId, nowS, Math.ceil(ENQUEUE_WINDOW_S / secondsEach))
  const messages = batches.map((batch, index) => ({
    body: { letterId: campaignId, run: sendJobNumber, step: 'batch', batch } as const,
    delaySeconds: Math.floor(index * secondsEach),
  }))
  for (let from = 0; from < messages.length; from += MAX_MESSAGES_PER_SEND)
    await queue.sendBatch(messages.slice(from, from + MAX_MESSAGES_PER_SEND))
  await queue.send(
    { letterId: campaignId, run: sendJobNumber, step: 'release', tick: scheduledRun + 1 },
    { delaySeconds: ENQUEUE_INTERVAL_S },
  )
}
