import { type Context, Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE, type LocaleTag, TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { doneMessage } from '#src/admin/pages/done-notice.tsx'
import { renderAdminPage } from '#src/admin/render-admin-page.tsx'
import { findCardChoices } from '#src/campaigns/campaign-cards.ts'
import { forceColourScheme, type RenderedCampaign } from '#src/campaigns/mails/compose-campaign.tsx'
import {
  type CampaignText,
  type CampaignTranslation,
  type EmailCampaign,
  isEditable,
} from '#src/campaigns/rules/email-campaign.ts'
import { countAudience } from '#src/campaigns/store/campaign-audience.ts'
import { readCampaignProgress } from '#src/campaigns/store/campaign-progress.ts'
import {
  listCampaignTranslations,
  readRenderedTranslations,
} from '#src/campaigns/store/campaign-translations.ts'
import { listCampaigns, readRenderedCampaign } from '#src/campaigns/store/campaigns-store.ts'
import { countCampaignVisits } from '#src/campaigns/store/count-campaign-visits.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { searchTitles } from '#src/search/title-search.ts'
import { isFreshSignIn, reauthenticationHref } from '#src/sign-in/rules/fresh-sign-in.ts'
import {
  type CampaignAdminTools,
  campaignPath,
  findRequestedCampaign,
  reviewTranslations,
  reviewWithCatalogue,
} from './campaign-admin-tools.ts'
import { type AdminNotice, CampaignDraftPage } from './campaign-draft-page.tsx'
import { CampaignListPage } from './campaign-list-page.tsx'
import { CampaignPreviewPage } from './campaign-preview-page.tsx'
import { CampaignProgressPage } from './campaign-progress-page.tsx'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

const wordsOf = (c: Context<AppEnv>) => pickWords(CAMPAIGN_ADMIN_WORDS, c.get('locale'))

const doneNotice = (c: Context<AppEnv>): AdminNotice | null => {
  const text = doneMessage({ done: c.req.query('done'), messages: wordsOf(c).confirmations })
  return text === null ? null : { tone: 'done', text }
}

/** Content security policy of the mail: images of the site and inline styles only, no scripts. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Null when unknown: with Analytics Engine, visits are not in D1. */
async function readVisits({ env }: Context<AppEnv>, { slug }: EmailCampaign): Promise<number | null> {
  if (slug === null || env.EVENTS !== undefined) return null
  return countCampaignVisits(env.EVENTS_DB, slug).catch(() => null)
}

/**
 * The page of one campaign: the draft form, or its progress.
 * @param submitted translations of a form that was not saved; absent: the stored ones
 */
export async function renderCampaign(
  c: Context<AppEnv>,
  tools: CampaignAdminTools,
  campaign: EmailCampaign,
  notice: AdminNotice | null,
  status: 200 | 400 | 403 | 409 | 503 = 200,
  submitted?: readonly CampaignTranslation[],
): Promise<Response> {
  const { role, email, authenticatedAtS } = c.get('operator')
  const signInAgainHref = isFreshSignIn(authenticatedAtS, Math.floor(tools.nowMs() / 1000))
    ? null
    : reauthenticationHref(c.get('config').loginPath, campaignPath(campaign.id))
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
  const translations = submitted ?? (await listCampaignTranslations(c.env.DB, campaign.id))
  const languages = TRANSLATED_TAGS.filter(
    (tag) => c.get('config').languages.includes(tag) || translations.some(({ language }) => language === tag),
  )
  const [reviewed, audience, choices] = await Promise.all([
    reviewWithCatalogue(c, tools, campaign, campaign.slug),
    countAudience(c.env.DB, campaign),
    findCardChoices({ readShard, locale: c.get('locale') }, cardQuery, (query, limit) =>
      searchTitles(readShard, query, limit),
    ),
  ])
  const translationReviews = await reviewTranslations(c, tools, translations, campaign.slug)
  return renderAdminPage(c, {
    title,
    status,
    page: (
      <CampaignDraftPage
        {...{ translations, translationReviews, languages }}
        {...{ campaign, review: reviewed, audience, notice, role, signInAgainHref }}
        search={{ query: cardQuery, choices }}
        ownAddress={email}
        hasLinkSecret={c.get('config').campaignLinkSecrets.length > 0}
      />
    ),
  })
}

type RequestedMail = {
  readonly tag: LocaleTag
  readonly text: CampaignText
  readonly mail: RenderedCampaign
  /** All languages that the campaign has. */
  readonly tags: readonly LocaleTag[]
}

/** The mail in the language that the request names: composed of a draft, else as it was frozen. */
async function readMail(
  c: Context<AppEnv>,
  tools: CampaignAdminTools,
  campaign: EmailCampaign,
): Promise<RequestedMail> {
  const translations = await listCampaignTranslations(c.env.DB, campaign.id)
  const translation = translations.find(({ language }) => language === c.req.query('language'))
  const tag = translation?.language ?? DEFAULT_LOCALE
  const text = translation ?? campaign
  const compose = async () => (await reviewWithCatalogue(c, tools, text, campaign.slug, tag)).mail
  const frozen = isEditable(campaign) ? null : await readFrozenMail(c, campaign.id, tag)
  const tags = [DEFAULT_LOCALE, ...translations.map(({ language }) => language)]
  return { tag, text, mail: frozen ?? (await compose()), tags }
}

async function readFrozenMail(c: Context<AppEnv>, id: string, tag: LocaleTag) {
  if (tag === DEFAULT_LOCALE) return readRenderedCampaign(c.env.DB, id)
  return (await readRenderedTranslations(c.env.DB, id, [tag])).get(tag) ?? null
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
      const { tag, text, mail, tags } = await readMail(c, tools, campaign)
      return renderAdminPage(c, {
        title: 'campaignPreview',
        page: (
          <CampaignPreviewPage id={campaign.id} text={text} plainText={mail.text} tag={tag} tags={tags} />
        ),
      })
    })
    .get('/desk/letters/:letter/mail/:look', async (c) => {
      const campaign = await findRequestedCampaign(c)
      const scheme = c.req.param('look')
      if (campaign === null || (scheme !== 'light' && scheme !== 'dark')) return c.notFound()
      const { html } = (await readMail(c, tools, campaign)).mail
      c.header('content-security-policy', MAIL_POLICY)
      return c.html(forceColourScheme(html, scheme).replace('<head>', '<head><base target="_blank">'))
    })
}
