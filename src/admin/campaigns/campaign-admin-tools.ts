import type { Context } from 'hono'
import { DEFAULT_LOCALE, type Locale, type LocaleTag, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { findCampaignCard } from '#src/campaigns/campaign-cards.ts'
import type { PathState } from '#src/campaigns/check-paths.ts'
import { type CampaignReview, type ReviewSources, reviewCampaign } from '#src/campaigns/review-campaign.tsx'
import type { CampaignText, CampaignTranslation, EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { readCampaign } from '#src/campaigns/store/campaigns-store.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import type { FindCard } from '#src/site/card-finder.ts'
import { loadLocale } from '#src/words/load-locale.ts'

/** Dependencies of the campaign admin. */
export type CampaignAdminTools = {
  readonly manifest: CatalogueManifest
  readonly findCard: FindCard
  /** Requests a path of the site as an anonymous visitor would. */
  readonly fetchFromSite: (c: Context<AppEnv>, path: string) => Promise<Response>
  /** Used for the mail service. */
  readonly fetch: Fetch
  readonly nowMs: () => number
}

export const CAMPAIGNS_PATH = '/desk/letters'
const SITE_TIMEOUT_MS = 10_000
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

export const campaignPath = (id: string, step = ''): string => `${CAMPAIGNS_PATH}/${id}${step}`

/** The state that a response to a path proves. */
function toPathState(status: number): PathState {
  if (status < 400) return 'exists'
  return status === 429 || status >= 500 ? 'unknown' : 'missing'
}

/** Images are static files, which are served before the app runs. */
async function checkPath(
  c: Context<AppEnv>,
  { fetchFromSite }: CampaignAdminTools,
  path: string,
): Promise<PathState> {
  const { siteOrigin } = c.get('config')
  const pendingResponse = path.startsWith('/images/')
    ? c.env.ASSETS.fetch(new URL(path, siteOrigin).href)
    : fetchFromSite(c, path)
  const status = Promise.resolve(pendingResponse).then(async (response) => {
    await response.body?.cancel()
    return response.status
  })
  return withDeadline(status, SITE_TIMEOUT_MS, 'the site itself').then(toPathState, (error: unknown) => {
    c.get('report')(error)
    return 'unknown'
  })
}

const reviewSourcesOf = (c: Context<AppEnv>, tools: CampaignAdminTools, locale: Locale): ReviewSources => ({
  locale,
  checksLocale: c.get('locale'),
  siteOrigin: c.get('config').siteOrigin,
  findCard: (path) =>
    findCampaignCard(
      {
        locale,
        readShard: c.get('readShard'),
        manifest: tools.manifest,
        findCard: (cardPath) => tools.findCard(c, cardPath),
      },
      path,
    ),
  checkPath: (path) => checkPath(c, tools, path),
})

/** The campaign of the request's path; null when there is none. Throws as the store does. */
export function findRequestedCampaign(c: Context<AppEnv>): Promise<EmailCampaign | null> {
  const id = c.req.param('letter') ?? ''
  return UUID.test(id) ? readCampaign(c.env.DB, id) : Promise.resolve(null)
}

/**
 * Composes the mail of a text in one language and checks it against the current catalogue.
 * @param slug in the archive; null for a draft
 */
export const reviewWithCatalogue = async (
  c: Context<AppEnv>,
  tools: CampaignAdminTools,
  text: CampaignText,
  slug: string | null,
  tag: LocaleTag = DEFAULT_LOCALE,
): Promise<CampaignReview> => reviewCampaign(text, slug, reviewSourcesOf(c, tools, await loadLocale(tag)))

/** The text of a campaign in one language, and its review. */
export type TranslationReview = { readonly language: TranslatedTag; readonly review: CampaignReview }

/** Reviews translations one after the other, because each asks the site for many pages. */
export async function reviewTranslations(
  c: Context<AppEnv>,
  tools: CampaignAdminTools,
  translations: readonly CampaignTranslation[],
  slug: string | null,
): Promise<readonly TranslationReview[]> {
  const reviews: TranslationReview[] = []
  for (const { language, ...text } of translations)
    reviews.push({ language, review: await reviewWithCatalogue(c, tools, text, slug, language) })
  return reviews
}
