import { readCampaign } from '#src/campaigns/store/campaigns-store.ts'
import { retryDelayS } from '#src/mail/retry-policy.ts'
import { parseCampaignJob } from './campaign-job.ts'
import { type CampaignQueue, createDeliveries, enqueueBatches } from './enqueue-batches.ts'
import { type CampaignSendingTools, sendBatch } from './send-batch.ts'

/** A longer delay is left to the next scheduled run, so that messages of several runs do not accumulate. */
const MAX_DELAY_S = 60

export type CampaignConsumerTools = CampaignSendingTools & {
  readonly queue: CampaignQueue
  /** Whether an operator has stopped all sending (src/mail/sending-stop.ts). Throws when that is unknown. */
  readonly isSendingStopped: () => Promise<boolean>
}

/**
 * Handles one message of the campaign queue; never rejects. A lost message is harmless: its deliveries remain open, and
 * the next scheduled run enqueues them again.
 */
export async function consumeCampaignJob(
  message: Message<unknown>,
  tools: CampaignConsumerTools,
): Promise<void> {
  const { db, queue, nowMs, report, isSendingStopped } = tools
  const job = parseCampaignJob(message.body)
  if (job === null) {
    report(new Error('invalid campaign job'))
    return message.ack()
  }
  try {
    if (await isSendingStopped()) return message.ack()
    const campaign = await readCampaign(db, job.letterId)
    if (campaign === null || campaign.status !== 'sending' || campaign.sendJobNumber !== job.run)
      return message.ack()
    const nowS = Math.floor(nowMs() / 1000)
    if (job.step === 'fill') await createDeliveries(db, queue, campaign, nowS)
    else if (job.step === 'release') await enqueueBatches(db, queue, campaign, job.tick, nowS)
    else {
      const outcome = await sendBatch(tools, campaign, job.batch)
      if (outcome.kind === 'retry') return message.retry({ delaySeconds: retryDelayS(message.attempts) })
      // Too early is no failure and must not count as an attempt.
      if (outcome.kind === 'too_early' && outcome.waitS <= MAX_DELAY_S)
        await queue.send(job, { delaySeconds: outcome.waitS })
    }
    message.ack()
  } catch (error) {
    report(error)
    message.retry({ delaySeconds: retryDelayS(message.attempts) })
  }
}
