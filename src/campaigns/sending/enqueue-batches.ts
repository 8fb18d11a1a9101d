import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { finishCampaignStatement } from '#src/campaigns/store/campaign-progress.ts'
import { BATCH_SIZE, insertDeliverySlice, listOpenBatches } from '#src/campaigns/store/deliveries-store.ts'
import { claimScheduledRun } from '#src/campaigns/store/send-slots.ts'
import { runStatements } from '#src/platform/database.ts'
import type { CampaignJob } from './campaign-job.ts'

/** A scheduled run enqueues the batches of this many seconds; the next run comes shortly before they are sent. */
const ENQUEUE_WINDOW_S = 330
const ENQUEUE_INTERVAL_S = 300
/** Limit of one `sendBatch` call. */
const MAX_MESSAGES_PER_SEND = 100
/** Slices of deliveries that one message creates. */
const MAX_SLICES_PER_MESSAGE = 20

export type CampaignQueue = Pick<Queue<CampaignJob>, 'send' | 'sendBatch'>

/**
 * Creates the deliveries of a campaign and then enqueues the first batches; after twenty slices another message
 * continues.
 * @throws as the stores and the queue; idempotent
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
 * Enqueues the batches of the next minutes, spread according to the pace, and the message of the next scheduled run.
 * @param scheduledRun number of this run; a run that is not the next one of the campaign is ignored
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
