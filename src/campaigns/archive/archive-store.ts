import type { CampaignBlock, CampaignCard } from '#src/campaigns/rules/campaign-blocks.ts'
import { type Statement, statement } from '#src/platform/database.ts'
import { selectRows, type TableRow } from '#src/platform/tables/select-rows.ts'

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

/** Campaigns that a subscriber has, including paused and cancelled ones. */
const IS_PUBLISHED = `slug IS NOT NULL AND began_at_s IS NOT NULL AND (published_at_s IS NOT NULL OR status = 'sent')`
const IS_SHOWN = `${IS_PUBLISHED} AND withdrawn_at_s IS NULL`

const SUMMARY_COLUMNS = ['slug', 'subject', 'preheader', 'began_at_s'] as const

const toSummary = (row: TableRow<'letters', (typeof SUMMARY_COLUMNS)[number]>): ArchivedCampaignSummary => ({
  slug: String(row.slug),
  subject: row.subject,
  preheader: row.preheader,
  startedAtS: Number(row.began_at_s),
})

/** The newest first. Throws as `selectRows` does. */
export async function listArchivedCampaigns(db: D1Database): Promise<readonly ArchivedCampaignSummary[]> {
  const rows = await selectRows(
    db,
    'letters',
    SUMMARY_COLUMNS,
    `WHERE ${IS_SHOWN} ORDER BY began_at_s DESC LIMIT ?`,
    MAX_LISTED,
  )
  return rows.map(toSummary)
}

/** Null when there is none. Throws as `selectRows` does. */
export async function findArchivedCampaign(
  db: D1Database,
  slug: string,
): Promise<ArchivedCampaign | 'withdrawn' | null> {
  const [row] = await selectRows(
    db,
    'letters',
    [...SUMMARY_COLUMNS, 'frozen', 'withdrawn_at_s'],
    `WHERE slug = ? AND ${IS_PUBLISHED}`,
    slug,
  )
  if (row === undefined) return null
  if (row.withdrawn_at_s !== null) return 'withdrawn'
  const { archive } = JSON.parse(String(row.frozen)) as { readonly archive: string }
  const { blocks = [], cards = [] } = JSON.parse(archive) as Partial<ArchivedCampaign>
  return { ...toSummary(row), blocks, cards }
}

/** Withdraws a published campaign from the archive; does nothing when it was withdrawn before. */
export const withdrawCampaignStatement = (id: string, nowS: number): Statement =>
  statement(
    `UPDATE letters SET withdrawn_at_s = ? WHERE id = ? AND withdrawn_at_s IS NULL AND ${IS_PUBLISHED}`,
    nowS,
    id,
  )

/** Shows a withdrawn campaign in the archive again. */
export const republishCampaignStatement = (id: string): Statement =>
  statement('UPDATE letters SET withdrawn_at_s = NULL WHERE id = ? AND withdrawn_at_s IS NOT NULL', id)
