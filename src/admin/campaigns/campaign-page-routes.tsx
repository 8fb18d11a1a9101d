import { type Context, Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { renderAdminPage } from '#src/admin/render-admin-page.tsx'
import { findCardChoices } from '#src/campaigns/campaign-cards.ts'
import { forceColourScheme } from '#src/campaigns/mails/compose-campaign.tsx'
import { type EmailCampaign, isEditable } from '#src/campaigns/rules/email-campaign.ts'
import { countAudience } from '#src/campaigns/store/campaign-audience.ts'
import { readCampaignProgress } from '#src/campaigns/store/campaign-progress.ts'
import { listCampaigns, readRenderedCampaign } from '#src/campaigns/store/campaigns-store.ts'
import { countCampaignVisits } from '#src/campaigns/store/count-campaign-visits.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { searchTitles } from '#src/search/title-search.ts'
import { isFreshSignIn, reauthenticationHref } from '#src/sign-in/rules/fresh-sign-in.ts'
import {
  type CampaignAdminTools,
  campaignPath,
  findRequestedCampaign,
  reviewWithCatalogue,
} from './campaign-admin-tools.ts'
import { type AdminNotice, CampaignDraftPage } from './campaign-draft-page.tsx'
import { CampaignListPage } from './campaign-list-page.tsx'
import { CampaignPreviewPage } from './campaign-preview-page.tsx'
import { CampaignProgressPage } from './campaign-progress-page.tsx'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

const wordsOf = (c: Context<AppEnv>) => pickWords(CAMPAIGN_ADMIN_WORDS, c.var.locale)

const doneNotice = (c: Context<AppEnv>): AdminNotice | null => {
  const confirmations: Readonly<Record<string, string>> = wordsOf(c).confirmations
  const text = confirmations[c.req.query('done') ?? '']
  return text === undefined ? null : { tone: 'done', text }
}

/** Content security policy of the mail: images of the site and inline styles only, no scripts. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Null when unknown: with Analytics Engine, visits are not in D1. */
async function readVisits({ env }: Context<AppEnv>, { slug }: EmailCampaign): Promise<number | null> {
  if (slug === null || env.EVENTS !== undefined) return null
  return countCampaignVisits(env.EVENTS_DB, slug).catch(() => null)
}

/** The page of one campaign: the draft form, or its progress. */
export async function renderCampaign(
  c: Context<AppEnv>,
  tools: CampaignAdminTools,
  campaign: EmailCampaign,
  notice: AdminNotice | null,
  status: 200 | 400 | 403 | 409 | 503 = 200,
): Promise<Response> {
  const { role, email, authenticatedAtS } = c.var.operator
  const signInAgainHref = isFreshSignIn(authenticatedAtS, Math.floor(tools.nowMs() / 1000))
    ? null
    : reauthenticationHref(c.var.config.loginPath, campaignPath(campaign.id))
  const title = { text: campaign.subject === '' ? wordsOf(c).withoutSubject : campaign.subject }
  if (!isEditable(campaign)) {
    const [progress, visits] = await Promise.all([
      readCampaignProgress(c.env.DB, campaign.id),
      readVisits(c, campaign),
    ])
    return renderAdminPage(c, {
      title,
      status,
      page: <CampaignProgressPage {...{ campaign, progress, visits, notice, role, signInAgainHref }} />,
    })
  }
  const cardQuery = (c.req.query('find') ?? '').slice(0, 100)
  const readShard = c.get('readShard')
  const [reviewed, audience, choices] = await Promise.all([
    reviewWithCatalogue(c, tools, campaign),
    countAudience(c.env.DB, campaign),
    findCardChoices({ readShard, locale: c.var.locale }, cardQuery, (query, limit) =>
      searchTitles(readShard, query, limit),
    ),
  ])
  return renderAdminPage(c, {
    title,
    status,
    page: (
      <CampaignDraftPage
        {...{ campaign, review: reviewed, audience, notice, role, signInAgainHref }}
        search={{ query: cardQuery, choices }}
        ownAddress={email}
        hasLinkSecret={c.var.config.campaignLinkSecrets.length > 0}
      />
    ),
  })
}

/** The composed mail of a draft, or the frozen mail. */
async function mailOf(c: Context<AppEnv>, tools: CampaignAdminTools, campaign: EmailCampaign) {
  const frozen = isEditable(campaign) ? null : await readRenderedCampaign(c.env.DB, campaign.id)
  return frozen ?? (await reviewWithCatalogue(c, tools, campaign)).mail
}

/** Pages of `/desk/letters`; the admin router checks access. */
export function campaignPageRoutes(tools: CampaignAdminTools): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/desk/letters', async (c) =>
      renderAdminPage(c, {
        title: 'campaigns',
        page: <CampaignListPage campaigns={await listCampaigns(c.env.DB)} />,
      }),
    )
    .get('/desk/letters/:letter', async (c) => {
      const campaign = await findRequestedCampaign(c)
      return campaign === null ? c.notFound() : renderCampaign(c, tools, campaign, doneNotice(c))
    })
    .get('/desk/letters/:letter/preview', async (c) => {
      const campaign = await findRequestedCampaign(c)
      if (campaign === null) return c.notFound()
      const { text } = await mailOf(c, tools, campaign)
      return renderAdminPage(c, {
        title: 'campaignPreview',
        page: <CampaignPreviewPage campaign={campaign} text={text} />,
      })
    })
    .get('/desk/letters/:letter/mail/:look', async (c) => {
      const campaign = await findRequestedCampaign(c)
      const scheme = c.req.param('look')
      if (campaign === null || (scheme !== 'light' && scheme !== 'dark')) return c.notFound()
      const { html } = await mailOf(c, tools, campaign)
      c.header('content-security-policy', MAIL_POLICY)
      return c.html(forceColourScheme(html, scheme).replace('<head>', '<head><base target="_blank">'))
    })
}
