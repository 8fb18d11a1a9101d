import type { CampaignBlock, CampaignCard } from '#src/campaigns/rules/campaign-blocks.ts'
import { readRows } from '#src/platform/database.ts'

const MAX_LISTED = 200

/** A sent campaign, visible to everyone. */
export type ArchivedCampaignSummary = {
  readonly slug: string
  readonly subject: string
  readonly preheader: string
  readonly startedAtS: number
}

export type ArchivedCampaign = ArchivedCampaignSummary & {
  readonly blocks: readonly CampaignBlock[]
  readonly cards: readonly CampaignCard[]
}

/** Campaigns that were sent, including cancelled ones that some subscribers received. */
const IS_PUBLISHED = `slug IS NOT NULL AND began_at_s IS NOT NULL AND status IN ('sending', 'paused', 'sent', 'cancelled')`

const toSummary = (row: Readonly<Record<string, unknown>>): ArchivedCampaignSummary => ({
  slug: String(row['slug']),
  subject: String(row['subject']),
  preheader: String(row['preheader']),
  startedAtS: Number(row['began_at_s']),
})

/** The newest first. Throws as `readRows` does. */
export async function listArchivedCampaigns(db: D1Database): Promise<readonly ArchivedCampaignSummary[]> {
  const rows = await readRows(
    db,
    `SELECT slug, subject, preheader, began_at_s FROM letters WHERE ${IS_PUBLISHED} ORDER BY began_at_s DESC LIMIT ?`,
    MAX_LISTED,
  )
  return rows.map(toSummary)
}

/** Null when there is none. Throws as `readRows` does. */
export async function findArchivedCampaign(db: D1Database, slug: string): Promise<ArchivedCampaign | null> {
  const [row] = await readRows(
    db,
    `SELECT slug, subject, preheader, began_at_s, frozen FROM letters WHERE slug = ? AND ${IS_PUBLISHED}`,
    slug,
  )
  if (row === undefined) return null
  const { archive } = JSON.parse(String(row['frozen'])) as { readonly archive: string }
  const { blocks = [], cards = [] } = JSON.parse(archive) as Partial<ArchivedCampaign>
  return { ...toSummary(row), blocks, cards }
}
