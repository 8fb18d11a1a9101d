import type { RenderedCampaign } from '#src/campaigns/mails/compose-campaign.tsx'
import type { CampaignDraft, CampaignStatus, EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { type Statement, statement } from '#src/platform/database.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'
import { CAMPAIGN_COLUMNS, toCampaign } from './campaign-row.ts'
import type { FrozenCampaign } from './campaign-translations.ts'

/** Null when there is none. Throws as `selectRows` does. */
export async function readCampaign(db: D1Database, id: string): Promise<EmailCampaign | null> {
  const [row] = await selectRows(db, 'letters', CAMPAIGN_COLUMNS, 'WHERE id = ?', id)
  return row === undefined ? null : toCampaign(row)
}

/** The last changed campaigns. Throws as `selectRows` does. */
export async function listCampaigns(db: D1Database, limit = 100): Promise<readonly EmailCampaign[]> {
  const rows = await selectRows(
    db,
    'letters',
    CAMPAIGN_COLUMNS,
    'ORDER BY changed_at_s DESC, id LIMIT ?',
    limit,
  )
  return rows.map(toCampaign)
}

export const insertCampaignStatement = (id: string, draft: CampaignDraft, nowS: number): Statement =>
  statement(
    `INSERT INTO letters (id, subject, preheader, body, topics, frequency, pace_per_minute, status, created_at_s,
       changed_at_s) VALUES (?, ?, ?, ?, ?, ?, ?, 'draft', ?, ?)`,
    id,
    draft.subject,
    draft.preheader,
    draft.body,
    draft.topics.join(','),
    draft.frequency,
    draft.pacePerMinute,
    nowS,
    nowS,
  )

/** Saves a draft; changes nothing when the version is outdated or the campaign is no longer a draft. */
export const updateDraftStatement = (
  id: string,
  draft: CampaignDraft,
  version: number,
  nowS: number,
): Statement =>
  statement(
    `UPDATE letters SET subject = ?, preheader = ?, body = ?, topics = ?, frequency = ?, pace_per_minute = ?,
       version = version + 1, changed_at_s = ? WHERE id = ? AND version = ? AND status = 'draft'`,
    draft.subject,
    draft.preheader,
    draft.body,
    draft.topics.join(','),
    draft.frequency,
    draft.pacePerMinute,
    nowS,
    id,
    version,
  )

export const deleteDraftStatement = (id: string): Statement =>
  statement(`DELETE FROM letters WHERE id = ? AND status = 'draft'`, id)

export const recordTestStatement = (id: string, version: number): Statement =>
  statement('UPDATE letters SET tested_version = ?2 WHERE id = ?1 AND version = ?2', id, version)

/**
 * Schedules a campaign with its frozen mail and its archive slug. Changes nothing when the version is outdated or the
 * campaign is no longer a draft.
 */
export const scheduleCampaignStatement = (
  { id, version }: Pick<EmailCampaign, 'id' | 'version'>,
  slug: string,
  rendered: FrozenCampaign,
  dueAtS: number,
  nowS: number,
): Statement =>
  statement(
    `UPDATE letters SET status = 'scheduled', slug = ?, frozen = ?, due_at_s = ?, changed_at_s = ?
     WHERE id = ? AND version = ? AND status = 'draft'`,
    slug,
    JSON.stringify(rendered),
    dueAtS,
    nowS,
    id,
    version,
  )

/** A slug that no campaign has. Throws as `selectRows` does. */
export async function findUnusedSlug(db: D1Database, slug: string): Promise<string> {
  const rows = await selectRows(db, 'letters', ['slug'], `WHERE slug = ?1 OR slug GLOB ?1 || '-*'`, slug)
  const usedSlugs = new Set(rows.map((row) => row.slug))
  const numberedSlugs = Array.from({ length: usedSlugs.size }, (_, index) => `${slug}-${index + 2}`)
  return [slug, ...numberedSlugs].find((candidate) => !usedSlugs.has(candidate)) ?? slug
}

/** Turns a scheduled campaign into a draft again. */
export const unscheduleCampaignStatement = (id: string, nowS: number): Statement =>
  statement(
    `UPDATE letters SET status = 'draft', due_at_s = NULL, slug = NULL, frozen = NULL, changed_at_s = ?
     WHERE id = ? AND status = 'scheduled'`,
    nowS,
    id,
  )

/** Starts a due campaign; idempotent. */
export const startCampaignStatement = (id: string, nowS: number): Statement =>
  statement(
    `UPDATE letters SET status = 'sending', began_at_s = ?1, changed_at_s = ?1, run = run + 1
     WHERE id = ?2 AND status = 'scheduled' AND due_at_s <= ?1`,
    nowS,
    id,
  )

/** Changes the status of a campaign if it has one of the expected ones. */
export const changeStatusStatement = (
  id: string,
  from: readonly CampaignStatus[],
  to: CampaignStatus,
  nowS: number,
  reason = '',
): Statement =>
  statement(
    `UPDATE letters SET status = ?1, changed_at_s = ?2, pause_reason = ?3, run = run + ?4,
       began_at_s = CASE WHEN ?1 = 'sending' THEN coalesce(began_at_s, ?2) ELSE began_at_s END,
       released_at_s = CASE WHEN ?1 = 'sending' THEN 0 ELSE released_at_s END,
       ended_at_s = CASE WHEN ?1 IN ('sent', 'cancelled') THEN ?2 ELSE ended_at_s END
     WHERE id = ?5 AND status IN (SELECT value FROM json_each(?6))`,
    to,
    nowS,
    reason,
    to === 'sending' ? 1 : 0,
    id,
    JSON.stringify(from),
  )

/** The frozen mail of a campaign; null for a draft. Throws as `selectRows` does. */
export async function readRenderedCampaign(db: D1Database, id: string): Promise<RenderedCampaign | null> {
  const [row] = await selectRows(db, 'letters', ['frozen'], 'WHERE id = ?', id)
  const json = row?.frozen
  return typeof json === 'string' ? (JSON.parse(json) as RenderedCampaign) : null
}

/** Scheduled campaigns that are due. Throws as `selectRows` does. */
export async function listDueCampaigns(db: D1Database, nowS: number): Promise<readonly EmailCampaign[]> {
  const rows = await selectRows(
    db,
    'letters',
    CAMPAIGN_COLUMNS,
    `WHERE status = 'scheduled' AND due_at_s <= ? ORDER BY due_at_s LIMIT 10`,
    nowS,
  )
  return rows.map(toCampaign)
}

/** Campaigns that are being sent. Throws as `selectRows` does. */
export async function listSendingCampaigns(db: D1Database): Promise<readonly EmailCampaign[]> {
  const rows = await selectRows(db, 'letters', CAMPAIGN_COLUMNS, `WHERE status = 'sending'`)
  return rows.map(toCampaign)
}
