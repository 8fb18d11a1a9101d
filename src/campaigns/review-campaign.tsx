import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import {
  composeCampaign,
  personaliseCampaign,
  type RenderedCampaign,
} from '#src/campaigns/mails/compose-campaign.tsx'
import { SUBSCRIBER_LINKS, TOKEN_PLACEHOLDER } from '#src/campaigns/rules/campaign-address.ts'
import {
  type CampaignBlock,
  type CampaignCard,
  collectCardPaths,
  collectLinks,
  inlinesToPlainText,
} from '#src/campaigns/rules/campaign-blocks.ts'
import type { CampaignText } from '#src/campaigns/rules/email-campaign.ts'
import { parseCampaignMarkdown } from '#src/campaigns/rules/parse-campaign-markdown.ts'
import { type CheckedPaths, checkPaths, MAX_CHECKED_PATHS, type PathState } from './check-paths.ts'
import { CAMPAIGNS_WORDS } from './words/campaigns-words.ts'
import type { en } from './words/en.ts'

/** Gmail truncates a mail at 102 kB, including the unsubscribe link. */
const MAX_MAIL_BYTES = 100_000

type ReviewWords = typeof en

export type ReviewSources = {
  /** Language of the mail. */
  readonly locale: Locale
  /** Language of the checks. */
  readonly checksLocale: Locale
  readonly siteOrigin: string
  readonly findCard: (path: string) => Promise<CampaignCard | null>
  /** Whether a path of the site responds with a page or a file. */
  readonly checkPath: (path: string) => Promise<PathState>
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

function textProblems(
  { subject, preheader }: CampaignText,
  blocks: readonly CampaignBlock[],
  words: ReviewWords['problems'],
): readonly string[] {
  return [
    ...(subject === '' ? [words.noSubject] : []),
    ...(preheader === '' ? [words.noPreheader] : []),
    ...(blocks.length === 0 ? [words.noText] : []),
  ]
}

/** Problems of links or images, by the states of their paths. */
function pathProblems(
  paths: CheckedPaths,
  hrefs: readonly string[],
  describeMissing: (href: string) => string,
  words: ReviewWords['problems'],
): readonly string[] {
  if (paths.kind === 'too_many')
    return hrefs.length === 0 ? [] : [words.tooManyPaths(paths.count, MAX_CHECKED_PATHS)]
  return [...new Set(hrefs)].flatMap((href) => {
    const state = paths.stateOf(href)
    if (state === 'missing') return [describeMissing(href)]
    return state === 'unknown' ? [words.uncheckedPath(href)] : []
  })
}

function imageProblems(blocks: readonly CampaignBlock[], words: ReviewWords['problems']): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'picture' && block.alt.trim() === '' ? [words.noAlternativeText(block.source)] : [],
  )
}

/** A placeholder in the text would become each subscriber's token, also in links to other sites. */
function placeholderProblems(
  { html, text }: RenderedCampaign,
  words: ReviewWords['problems'],
): readonly string[] {
  const isTyped = [html, text].some((body) => body.split(TOKEN_PLACEHOLDER).length - 1 > SUBSCRIBER_LINKS)
  return isTyped ? [words.reservedText(TOKEN_PLACEHOLDER)] : []
}

function unsubscribeProblems(
  { html, text, subject }: RenderedCampaign,
  { siteOrigin, locale }: ReviewSources,
  words: ReviewWords['problems'],
): readonly string[] {
  const { headers } = personaliseCampaign({ html, text, subject }, siteOrigin, '', TOKEN_PLACEHOLDER, locale)
  const link = siteOrigin + localiseHref(locale, `/newsletter/unsubscribe?token=${TOKEN_PLACEHOLDER}`)
  const hasLink =
    html.includes(link) && text.includes(link) && headers['List-Unsubscribe']?.includes(link) === true
  return hasLink ? [] : [words.noUnsubscribeLink]
}

/**
 * Composes the mail of a text in one language and checks it: texts, Markdown, cards, internal links, images, size and the unsubscribe
 * link.
 * @param slug in the archive; null for a draft
 * @throws as reading the catalogue does
 */
export async function reviewCampaign(
  draft: CampaignText,
  slug: string | null,
  sources: ReviewSources,
): Promise<CampaignReview> {
  const { siteOrigin, locale, checksLocale } = sources
  const { checks, problems: problemWords } = pickWords(CAMPAIGNS_WORDS, checksLocale)
  const { blocks, problems } = parseCampaignMarkdown(draft.body, checksLocale)
  const cards = await findCards(blocks, sources)
  const mail = await composeCampaign({
    subject: draft.subject,
    preheader: draft.preheader,
    blocks,
    cards,
    siteOrigin,
    slug,
    locale,
  })
  const links = collectLinks(blocks)
  const internalLinks = links.filter((href) => href.startsWith('/'))
  const imagePaths = blocks.flatMap((block) => (block.kind === 'picture' ? [block.source] : []))
  const paths = await checkPaths([...internalLinks, ...imagePaths], sources.checkPath)
  const bytes = new TextEncoder().encode(mail.html).byteLength
  const missing = collectCardPaths(blocks).filter((path) => !cards.has(path))
  const emptyHeadings = blocks.flatMap((block) =>
    block.kind === 'heading' && inlinesToPlainText(block.children).trim() === ''
      ? [problemWords.emptyHeading]
      : [],
  )
  return {
    mail,
    blocks,
    cards,
    externalLinks: [...new Set(links.filter((href) => href.startsWith('https:')))],
    bytes,
    checks: [
      {
        name: checks.text,
        problems: [...textProblems(draft, blocks, problemWords), ...placeholderProblems(mail, problemWords)],
      },
      { name: checks.markdown, problems: [...problems, ...emptyHeadings] },
      {
        name: checks.cards,
        problems: missing.map((path) => problemWords.noPage(path)),
      },
      {
        name: checks.links,
        problems: pathProblems(paths, internalLinks, problemWords.brokenLink, problemWords),
      },
      {
        name: checks.pictures,
        problems: [
          ...imageProblems(blocks, problemWords),
          ...pathProblems(paths, imagePaths, problemWords.noPicture, problemWords),
        ],
      },
      {
        name: checks.size,
        problems: bytes < MAX_MAIL_BYTES ? [] : [problemWords.size(bytes)],
      },
      { name: checks.unsubscribe, problems: unsubscribeProblems(mail, sources, problemWords) },
    ],
  }
}

export const isSendable = ({ checks }: Pick<CampaignReview, 'checks'>): boolean =>
  checks.every(({ problems }) => problems.length === 0)
