import {
  listDueCampaigns,
  listSendingCampaigns,
  startCampaignStatement,
} from '#src/campaigns/store/campaigns-store.ts'
import { auditStatement, SYSTEM_ACTOR } from '#src/platform/audit-statement.ts'
import { runStatements } from '#src/platform/database.ts'
import type { CampaignQueue } from './enqueue-batches.ts'

/** A chain of releases that was heard of no longer is gone. */
const STALLED_AFTER_S = 420

/**
 * What comes every few minutes: letters whose hour has come begin, and those whose messages were lost go on.
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
