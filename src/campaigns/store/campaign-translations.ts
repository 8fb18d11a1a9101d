import { type LocaleTag, TRANSLATED_TAGS, type TranslatedTag } from '#isomorphic/words/locale.ts'
import type { RenderedCampaign } from '#src/campaigns/mails/compose-campaign.tsx'
import type { CampaignTranslation } from '#src/campaigns/rules/email-campaign.ts'
import { type Statement, statement } from '#src/platform/database.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'

/** The translations of a campaign, in the order of the language menu. Throws as `selectRows` does. */
export async function listCampaignTranslations(
  db: D1Database,
  campaignId: string,
): Promise<readonly CampaignTranslation[]> {
  const columns = ['language', 'subject', 'preheader', 'body'] as const
  const rows = await selectRows(db, 'letter_translations', columns, 'WHERE letter_id = ?', campaignId)
  return TRANSLATED_TAGS.flatMap((tag) => rows.filter(({ language }) => language === tag))
}

/** The draft is still the one on which the submitted form is based. */
const IS_CURRENT_DRAFT = `EXISTS (SELECT 1 FROM letters WHERE id = ?1 AND version = ?3 AND status = 'draft')`

/**
 * Replaces all translations of a draft; changes nothing when the version is outdated or the campaign is no longer a
 * draft. Runs in one transaction with `updateDraftStatement`, before it, because that raises the version.
 */
export function saveTranslationsStatements(
  campaignId: string,
  translations: readonly CampaignTranslation[],
  version: number,
): readonly [Statement, Statement] {
  const json = JSON.stringify(translations)
  return [
    statement(
      `DELETE FROM letter_translations WHERE letter_id = ?1 AND ${IS_CURRENT_DRAFT}
         AND language NOT IN (SELECT value ->> 'language' FROM json_each(?2))`,
      campaignId,
      json,
      version,
    ),
    statement(
      `INSERT INTO letter_translations (letter_id, language, subject, preheader, body)
       SELECT ?1, value ->> 'language', value ->> 'subject', value ->> 'preheader', value ->> 'body'
       FROM json_each(?2) WHERE ${IS_CURRENT_DRAFT}
       ON CONFLICT (letter_id, language) DO UPDATE SET subject = excluded.subject, preheader = excluded.preheader,
         body = excluded.body, frozen = NULL`,
      campaignId,
      json,
      version,
    ),
  ]
}

/** A mail as it is stored, with what the archive shows. */
export type FrozenCampaign = RenderedCampaign & { readonly archive: string }

/**
 * Stores the mail of a translation. Runs in one transaction with `scheduleCampaignStatement`, after it; changes nothing
 * when that did not schedule the campaign.
 * @param slug that the campaign got when it was scheduled
 */
export const freezeTranslationStatement = (
  campaignId: string,
  slug: string,
  language: TranslatedTag,
  rendered: FrozenCampaign,
): Statement =>
  statement(
    `UPDATE letter_translations SET frozen = ?1 WHERE letter_id = ?2 AND language = ?3
       AND EXISTS (SELECT 1 FROM letters WHERE id = ?2 AND slug = ?4)`,
    JSON.stringify(rendered),
    campaignId,
    language,
    slug,
  )

/** Deletes the translations of a campaign that does not exist any more. */
export const deleteTranslationsStatement = (campaignId: string): Statement =>
  statement(
    `DELETE FROM letter_translations WHERE letter_id = ?1 AND NOT EXISTS (SELECT 1 FROM letters WHERE id = ?1)`,
    campaignId,
  )

/**
 * The frozen mails of a campaign in other languages than English.
 * @param offered languages of the deployment: pages behind the links of a mail must exist
 * @throws as `selectRows` does
 */
export async function readRenderedTranslations(
  db: D1Database,
  campaignId: string,
  offered: readonly TranslatedTag[],
): Promise<ReadonlyMap<LocaleTag, RenderedCampaign>> {
  const rows = await selectRows(
    db,
    'letter_translations',
    ['language', 'frozen'],
    'WHERE letter_id = ? AND frozen IS NOT NULL',
    campaignId,
  )
  return new Map(
    rows
      .filter(({ language }) => offered.includes(language))
      .map(({ language, frozen }) => [language, JSON.parse(String(frozen)) as RenderedCampaign]),
  )
}
