import {
  DEFAULT_LOCALE,
  type LocaleTag,
  TRANSLATED_TAGS,
  type TranslatedTag,
} from '#isomorphic/words/locale.ts'
import type { CampaignBlock, CampaignCard } from '#src/campaigns/rules/campaign-blocks.ts'
import { type Statement, statement } from '#src/platform/database.ts'
import { selectRows, type TableRow } from '#src/platform/tables/select-rows.ts'

const MAX_LISTED = 200

/** A sent campaign, visible to everyone. */
export type ArchivedCampaignSummary = {
  /** Language of the text: that of the page, or English where the campaign was not written in it. */
  readonly language: LocaleTag
  readonly slug: string
  readonly subject: string
  readonly preheader: string
  readonly startedAtS: number
}

export type ArchivedCampaign = ArchivedCampaignSummary & {
  readonly blocks: readonly CampaignBlock[]
  readonly cards: readonly CampaignCard[]
  /** Languages besides English in which it was sent. */
  readonly translations: readonly TranslatedTag[]
}

/** Campaigns that a subscriber has, including paused and cancelled ones. */
const IS_PUBLISHED = `slug IS NOT NULL AND began_at_s IS NOT NULL AND (published_at_s IS NOT NULL OR status = 'sent')`
const IS_SHOWN = `${IS_PUBLISHED} AND withdrawn_at_s IS NULL`

const SUMMARY_COLUMNS = ['id', 'slug', 'subject', 'preheader', 'began_at_s'] as const

const toSummary = (row: TableRow<'letters', (typeof SUMMARY_COLUMNS)[number]>): ArchivedCampaignSummary => ({
  language: DEFAULT_LOCALE,
  slug: String(row.slug),
  subject: row.subject,
  preheader: row.preheader,
  startedAtS: Number(row.began_at_s),
})

/** What differs between the languages of a campaign. */
const TEXT_COLUMNS = ['letter_id', 'language', 'subject', 'preheader'] as const
/** Only what was sent: a translation is frozen with its campaign. */
const IS_SENT = 'frozen IS NOT NULL'

/** The newest first, each in the language where it was sent in it. Throws as `selectRows` does. */
export async function listArchivedCampaigns(
  db: D1Database,
  tag: LocaleTag,
): Promise<readonly ArchivedCampaignSummary[]> {
  const rows = await selectRows(
    db,
    'letters',
    SUMMARY_COLUMNS,
    `WHERE ${IS_SHOWN} ORDER BY began_at_s DESC LIMIT ?`,
    MAX_LISTED,
  )
  const translated = await selectRows(
    db,
    'letter_translations',
    TEXT_COLUMNS,
    `WHERE language = ? AND ${IS_SENT} AND letter_id IN (SELECT value FROM json_each(?))`,
    tag,
    JSON.stringify(rows.map(({ id }) => id)),
  )
  const textOf = new Map(
    translated.map(({ letter_id, subject, preheader }) => [letter_id, { subject, preheader }]),
  )
  return rows.map((row) => {
    const text = textOf.get(row.id)
    return text === undefined ? toSummary(row) : { ...toSummary(row), ...text, language: tag }
  })
}

type FrozenArchive = Pick<ArchivedCampaign, 'blocks' | 'cards'>

function parseArchive(frozen: string | null): FrozenArchive {
  const { archive } = JSON.parse(String(frozen)) as { readonly archive: string }
  const { blocks = [], cards = [] } = JSON.parse(archive) as Partial<FrozenArchive>
  return { blocks, cards }
}

/**
 * A campaign in a language if it was sent in it, else in English.
 * @returns null when there is none
 * @throws as `selectRows` does
 */
export async function findArchivedCampaign(
  db: D1Database,
  slug: string,
  tag: LocaleTag,
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
  const texts = await selectRows(
    db,
    'letter_translations',
    TEXT_COLUMNS,
    `WHERE letter_id = ? AND ${IS_SENT}`,
    row.id,
  )
  const translations = TRANSLATED_TAGS.filter((each) => texts.some(({ language }) => language === each))
  const text = texts.find(({ language }) => language === tag)
  if (text === undefined) return { ...toSummary(row), ...parseArchive(row.frozen), translations }
  // Alone: the mails of all languages together may weigh a megabyte.
  const [own] = await selectRows(
    db,
    'letter_translations',
    ['frozen'],
    'WHERE letter_id = ? AND language = ?',
    row.id,
    tag,
  )
  const { subject, preheader } = text
  return {
    ...toSummary(row),
    ...parseArchive(own?.frozen ?? row.frozen),
    subject,
    preheader,
    language: tag,
    translations,
  }
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
