import { readCampaign } from '#src/campaigns/store/campaigns-store.ts'
import { retryDelayS } from '#src/mail/retry-policy.ts'
import { parseCampaignJob } from './campaign-job.ts'
import { type CampaignQueue, createDeliveries, enqueueBatches } from './enqueue-batches.ts'
import { type CampaignSendingTools, sendBatch } from './send-batch.ts'

/** What has to wait longer is left to a release, or messages of several would heap up. */
const MAX_DELAY_S = 60

export type CampaignConsumerTools = CampaignSendingTools & { readonly queue: CampaignQueue }

/**
 * Handles one message of the letters' queue. Never rejects. A message that is lost or given up is no harm: what it was
 * about stays open in the ledger, and the next release takes it up.
 */
export async function consumeCampaignJob(
  message: Message<unknown>,
  tools: CampaignConsumerTools,
): Promise<void> {
  const { db, queue, nowMs, report } = tools
  const job = parseCampaignJob(message.body)
  if (job === null) {
    report(new Error('not a letter job'))
    return message.ack()
  }
  try {
    const campaign = await readCampaign(db, job.letterId)
    if (campaign === null || campaign.status !== 'sending' || campaign.sendJobNumber !== job.run)
      return message.ack()
    const nowS = Math.floor(nowMs() / 1000)
    if (job.step === 'fill') await createDeliveries(db, queue, campaign, nowS)
    else if (job.step === 'release') await enqueueBatches(db, queue, campaign, job.tick, nowS)
    else {
      const outcome = await sendBatch(tools, campaign, job.batch)
      if (outcome.kind === 'retry') return message.retry({ delaySeconds: retryDelayS(message.attempts) })
      // Being early is no failure, and must not use up the message's attempts.
      if (outcome.kind === 'too_early' && outcome.waitS <= MAX_DELAY_S)
        await queue.send(job, { delaySeconds: outcome.waitS })
    }
    message.ack()
  } catch (error) {
    report(error)
    message.retry({ delaySeconds: retryDelayS(message.attempts) })
  }
}
