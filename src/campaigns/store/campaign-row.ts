import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { parseStoredPreferences } from '#src/newsletter/rules/subscription-preferences.ts'
import type { TableRow } from '#src/platform/tables/select-rows.ts'

/** The columns of a campaign that are read whenever one is. */
export const CAMPAIGN_COLUMNS = [
  'id',
  'slug',
  'subject',
  'preheader',
  'body',
  'topics',
  'frequency',
  'pace_per_minute',
  'status',
  'version',
  'tested_version',
  'changed_at_s',
  'due_at_s',
  'began_at_s',
  'ended_at_s',
  'published_at_s',
  'withdrawn_at_s',
  'run',
  'is_filled',
  'pause_reason',
  'release_tick',
  'released_at_s',
] as const
type CampaignRow = TableRow<'letters', (typeof CAMPAIGN_COLUMNS)[number]>

/** A campaign as the features see it. */
export function toCampaign(row: CampaignRow): EmailCampaign {
  return {
    id: row.id,
    slug: row.slug,
    subject: row.subject,
    preheader: row.preheader,
    body: row.body,
    ...parseStoredPreferences(row.topics, row.frequency),
    pacePerMinute: row.pace_per_minute,
    status: row.status,
    version: row.version,
    testedVersion: row.tested_version,
    changedAtS: row.changed_at_s,
    dueAtS: row.due_at_s,
    startedAtS: row.began_at_s,
    endedAtS: row.ended_at_s,
    publishedAtS: row.published_at_s,
    withdrawnAtS: row.withdrawn_at_s,
    sendJobNumber: row.run,
    hasAllDeliveries: row.is_filled === 1,
    pauseReason: row.pause_reason,
    scheduledRun: row.release_tick,
    lastScheduledRunAtS: row.released_at_s,
  }
}
