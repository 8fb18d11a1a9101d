import { Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { redirectWithDone } from '#src/admin/render-admin-page.tsx'
import { type EmailCampaign, isEditable, PACE } from '#src/campaigns/rules/email-campaign.ts'
import {
  parseCampaignForm,
  submittedText,
  submittedTranslations,
} from '#src/campaigns/rules/parse-campaign-form.ts'
import { saveTranslationsStatements } from '#src/campaigns/store/campaign-translations.ts'
import { insertCampaignStatement, updateDraftStatement } from '#src/campaigns/store/campaigns-store.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { auditStatement } from '#src/platform/audit-statement.ts'
import { runStatements } from '#src/platform/database.ts'
import { type CampaignAdminTools, campaignPath, findRequestedCampaign } from './campaign-admin-tools.ts'
import { renderCampaign } from './campaign-page-routes.tsx'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

const EMPTY_DRAFT = {
  subject: '',
  preheader: '',
  body: '',
  topics: [],
  frequency: 'weekly',
  pacePerMinute: PACE.default,
} as const
const CARD_PATH = /^\/[a-z0-9/-]{1,200}$/

/** Redirect target after saving, which depends on the button. */
function redirectPathOf(id: string, fields: Readonly<Record<string, unknown>>): string {
  if (fields['do'] === 'preview') return campaignPath(id, '/preview')
  const find = typeof fields['find'] === 'string' ? fields['find'].slice(0, 100) : ''
  return fields['do'] === 'find'
    ? `${campaignPath(id)}?find=${encodeURIComponent(find)}#cards`
    : `${campaignPath(id)}?done=${'add' in fields ? 'added' : 'saved'}`
}

/** Appends a card as a separate line. */
function withCard(body: string, path: unknown): string {
  if (typeof path !== 'string' || !CARD_PATH.test(path)) return body
  return `${body.trimEnd()}${body.trim() === '' ? '' : '\n\n'}card: ${path}\n`
}

/** The campaign with the submitted texts that failed validation, so that they are not lost. */
function withSubmittedTexts(
  campaign: EmailCampaign,
  fields: Readonly<Record<string, unknown>>,
): EmailCampaign {
  const given = Object.entries(submittedText(fields, DEFAULT_LOCALE)).filter(([name]) => name in fields)
  return isEditable(campaign) ? { ...campaign, ...Object.fromEntries(given) } : campaign
}

/** Creates and saves drafts; for editors, too. */
export function campaignDraftRoutes(tools: CampaignAdminTools): Hono<AppEnv> {
  const nowS = (): number => Math.floor(tools.nowMs() / 1000)
  return new Hono<AppEnv>()
    .post('/desk/letters/new', async (c) => {
      const id = crypto.randomUUID()
      await runStatements(c.env.DB, [
        insertCampaignStatement(id, EMPTY_DRAFT, nowS()),
        auditStatement(c.get('operator'), { action: 'letter.new', target: id }, nowS()),
      ])
      return redirectWithDone(c, campaignPath(id), 'new')
    })
    .post('/desk/letters/:letter', async (c) => {
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const campaign = await findRequestedCampaign(c)
      if (campaign === null) return c.notFound()
      const input = parseCampaignForm(read.fields, c.get('locale'))
      if ('problem' in input)
        return renderCampaign(
          c,
          tools,
          withSubmittedTexts(campaign, read.fields),
          { tone: 'problem', text: input.problem },
          400,
          submittedTranslations(read.fields),
        )
      const { translations, version } = input
      const draft = { ...input.draft, body: withCard(input.draft.body, read.fields['add']) }
      const [, , changed] = await runStatements(c.env.DB, [
        ...saveTranslationsStatements(campaign.id, translations, version),
        updateDraftStatement(campaign.id, draft, version, nowS()),
        auditStatement(
          c.get('operator'),
          { action: 'letter.change', target: campaign.id, detail: draft.subject },
          nowS(),
        ),
      ])
      if ((changed?.changes ?? 0) > 0)
        return c.body(null, 303, { location: redirectPathOf(campaign.id, read.fields) })
      // Shows the submitted texts with the current version, so that they are not lost and can be saved again.
      const displayed = isEditable(campaign) ? { ...campaign, ...draft } : campaign
      const text = pickWords(CAMPAIGN_ADMIN_WORDS, c.get('locale')).problems.overwrites
      return renderCampaign(c, tools, displayed, { tone: 'problem', text }, 409, translations)
    })
}
