import type { Context } from 'hono'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { findCampaignCard } from '#src/letters/letter-cards.ts'
import { type CampaignReview, type ReviewSources, reviewCampaign } from '#src/letters/review-letter.tsx'
import type { EmailCampaign } from '#src/letters/rules/letter-record.ts'
import { readCampaign } from '#src/letters/store/letters-store.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { Fetch } from '#src/platform/outside-fetch.ts'
import type { FindCard } from '#src/site/find-card.ts'

/** What the desk of letters works with. */
export type LetterDeskTools = {
  readonly manifest: CatalogueManifest
  readonly findCard: FindCard
  /** Asks the site itself for an address, as a visitor would. */
  readonly askSite: (c: Context<AppEnv>, path: string) => Promise<Response>
  /** How to reach the mail service. */
  readonly fetch: Fetch
  readonly nowMs: () => number
}

export const LETTERS_PATH = '/desk/letters'
const ASK_TIMEOUT_MS = 10_000
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

export const letterPath = (id: string, step = ''): string => `${LETTERS_PATH}/${id}${step}`

/** Pictures are static files, which are answered before the app is asked. What does not answer in time is not there. */
async function isThere(c: Context<AppEnv>, { askSite }: LetterDeskTools, path: string): Promise<boolean> {
  const { siteOrigin } = c.var.config
  const asked = path.startsWith('/images/')
    ? c.env.ASSETS.fetch(new URL(path, siteOrigin).href)
    : askSite(c, path)
  const status = Promise.resolve(asked).then(async (response) => {
    await response.body?.cancel()
    return response.status
  })
  return withDeadline(status, ASK_TIMEOUT_MS, 'the site itself').then(
    (answered) => answered < 400,
    (error: unknown) => {
      c.var.report(error)
      return false
    },
  )
}

const sourcesOf = (c: Context<AppEnv>, tools: LetterDeskTools): ReviewSources => ({
  siteOrigin: c.var.config.siteOrigin,
  findCard: (path) =>
    findCampaignCard(
      {
        readShard: c.get('readShard'),
        manifest: tools.manifest,
        findCard: (cardPath) => tools.findCard(c, cardPath),
      },
      path,
    ),
  pathExists: (path) => isThere(c, tools, path),
})

/** The letter that an address of the desk names; null when there is none. Throws as the store does. */
export function findAskedLetter(c: Context<AppEnv>): Promise<EmailCampaign | null> {
  const id = c.req.param('letter') ?? ''
  return UUID.test(id) ? readCampaign(c.env.DB, id) : Promise.resolve(null)
}

/** Makes a letter's mail and looks at it, with the catalogue as it is now. */
export const review = (
  c: Context<AppEnv>,
  tools: LetterDeskTools,
  letter: EmailCampaign,
  slug: string | null = letter.slug,
): Promise<CampaignReview> => reviewCampaign(letter, slug, sourcesOf(c, tools))
