import {
  listDueCampaigns,
  listSendingCampaigns,
  startCampaignStatement,
} from '#src/campaigns/store/campaigns-store.ts'
import { auditStatement, SYSTEM_ACTOR } from '#src/platform/audit-statement.ts'
import { runStatements } from '#src/platform/database.ts'
import type { CampaignQueue } from './enqueue-batches.ts'

/**
 * A campaign without a scheduled run for this time has lost its queue messages; runs follow each other every 300
 * seconds.
 */
const STALLED_AFTER_S = 420

/**
 * Starts due campaigns, and resumes those whose queue messages were lost; runs every five minutes.
 * @throws as the stores and the queue
 */
export async function advanceCampaigns(db: D1Database, queue: CampaignQueue, nowS: number): Promise<void> {
  for (const { id, subject } of await listDueCampaigns(db, nowS))
    await runStatements(db, [
      startCampaignStatement(id, nowS),
      auditStatement(SYSTEM_ACTOR, { action: 'letter.begin', target: id, detail: subject }, nowS),
    ])
  for (const {
    id: campaignId,
    sendJobNumber,
    hasAllDeliveries,
    scheduledRun,
    lastScheduledRunAtS,
  } of await listSendingCampaigns(db)) {
    if (!hasAllDeliveries) await queue.send({ letterId: campaignId, run: sendJobNumber, step: 'fill' })
    else if (lastScheduledRunAtS < nowS - STALLED_AFTER_S)
      await queue.send({ letterId: campaignId, run: sendJobNumber, step: 'release', tick: scheduledRun })
  }
}
