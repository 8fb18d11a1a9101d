import {
  composeCampaign,
  personaliseCampaign,
  type RenderedCampaign,
} from '#src/campaigns/mails/compose-campaign.tsx'
import { TOKEN_PLACEHOLDER } from '#src/campaigns/rules/campaign-address.ts'
import {
  type CampaignBlock,
  type CampaignCard,
  collectCardPaths,
  collectLinks,
  inlinesToPlainText,
} from '#src/campaigns/rules/campaign-blocks.ts'
import type { CampaignDraft } from '#src/campaigns/rules/email-campaign.ts'
import { parseCampaignMarkdown } from '#src/campaigns/rules/parse-campaign-markdown.ts'

/** Gmail truncates a mail at 102 kB, including the unsubscribe link. */
const MAX_MAIL_BYTES = 100_000

export type ReviewSources = {
  readonly siteOrigin: string
  readonly findCard: (path: string) => Promise<CampaignCard | null>
  /** Whether a path of the site responds with a page or a file. */
  readonly pathExists: (path: string) => Promise<boolean>
}

/** The result of one check. */
export type CampaignCheck = {
  readonly name: string
  /** Problems as sentences; empty when the check passes. */
  readonly problems: readonly string[]
}

/** The composed mail of a campaign and the results of its checks. */
export type CampaignReview = {
  readonly mail: RenderedCampaign
  readonly blocks: readonly CampaignBlock[]
  readonly cards: ReadonlyMap<string, CampaignCard>
  readonly checks: readonly CampaignCheck[]
  /** External links, for manual review. */
  readonly externalLinks: readonly string[]
  readonly bytes: number
}

async function findCards(
  blocks: readonly CampaignBlock[],
  { findCard }: ReviewSources,
): Promise<ReadonlyMap<string, CampaignCard>> {
  const paths = [...new Set(collectCardPaths(blocks))]
  const cards = await Promise.all(paths.map(async (path) => [path, await findCard(path)] as const))
  return new Map(cards.flatMap(([path, card]) => (card === null ? [] : [[path, card]])))
}

async function findBrokenPaths(
  paths: readonly string[],
  { pathExists }: ReviewSources,
): Promise<readonly string[]> {
  const results = await Promise.all(
    [...new Set(paths)].map(async (path) => [path, await pathExists(path)] as const),
  )
  return results.flatMap(([path, exists]) => (exists ? [] : [path]))
}

function textProblems(
  { subject, preheader }: CampaignDraft,
  blocks: readonly CampaignBlock[],
): readonly string[] {
  return [
    ...(subject === '' ? ['There is no subject.'] : []),
    ...(preheader === '' ? ['There is no preheader: mail programs would show the first words instead.'] : []),
    ...(blocks.length === 0 ? ['There is no text.'] : []),
  ]
}

function imageProblems(blocks: readonly CampaignBlock[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'picture' && block.alt.trim() === ''
      ? [`The picture ${block.source} does not say what it shows: ![what it shows](${block.source}).`]
      : [],
  )
}

function unsubscribeProblems(
  { html, text, subject }: RenderedCampaign,
  siteOrigin: string,
): readonly string[] {
  const { headers } = personaliseCampaign({ html, text, subject }, siteOrigin, '', TOKEN_PLACEHOLDER)
  const link = `/newsletter/unsubscribe?token=${TOKEN_PLACEHOLDER}`
  const hasLink =
    html.includes(link) && text.includes(link) && headers['List-Unsubscribe']?.includes(link) === true
  return hasLink ? [] : ['The link to unsubscribe is missing.']
}

/**
 * Composes the mail of a draft and checks it: texts, Markdown, cards, internal links, images, size and the unsubscribe
 * link.
 * @param slug in the archive; null for a draft
 * @throws as reading the catalogue does
 */
export async function reviewCampaign(
  draft: CampaignDraft,
  slug: string | null,
  sources: ReviewSources,
): Promise<CampaignReview> {
  const { siteOrigin } = sources
  const { blocks, problems } = parseCampaignMarkdown(draft.body)
  const cards = await findCards(blocks, sources)
  const mail = await composeCampaign({ ...draft, blocks, cards, siteOrigin, slug })
  const links = collectLinks(blocks)
  const internalLinks = links.filter((href) => href.startsWith('/'))
  const imagePaths = blocks.flatMap((block) => (block.kind === 'picture' ? [block.source] : []))
  const [brokenLinks, brokenImages] = await Promise.all([
    findBrokenPaths(internalLinks, sources),
    findBrokenPaths(imagePaths, sources),
  ])
  const bytes = new TextEncoder().encode(mail.html).byteLength
  const missing = collectCardPaths(blocks).filter((path) => !cards.has(path))
  const emptyHeadings = blocks.flatMap((block) =>
    block.kind === 'heading' && inlinesToPlainText(block.children).trim() === ''
      ? ['A heading has no words.']
      : [],
  )
  return {
    mail,
    blocks,
    cards,
    externalLinks: [...new Set(links.filter((href) => href.startsWith('https:')))],
    bytes,
    checks: [
      { name: 'Subject, preheader and text', problems: textProblems(draft, blocks) },
      { name: 'Markdown that mail can show', problems: [...problems, ...emptyHeadings] },
      {
        name: 'Cards lead to a guide or a story',
        problems: missing.map((path) => `There is no guide or story at ${path}.`),
      },
      { name: 'Links within the site', problems: brokenLinks.map((path) => `${path} leads nowhere.`) },
      {
        name: 'Pictures say what they show',
        problems: [...imageProblems(blocks), ...brokenImages.map((path) => `There is no picture ${path}.`)],
      },
      {
        name: 'Less than 100 kB',
        problems: bytes < MAX_MAIL_BYTES ? [] : [`The mail has ${bytes} bytes.`],
      },
      { name: 'A way to leave', problems: unsubscribeProblems(mail, siteOrigin) },
    ],
  }
}

export const isSendable = ({ checks }: Pick<CampaignReview, 'checks'>): boolean =>
  checks.every(({ problems }) => problems.length === 0)
