import { addressLetter, composeLetter, type FrozenLetter } from '#src/letters/mails/compose-letter.tsx'
import { TOKEN_MARK } from '#src/letters/rules/letter-address.ts'
import {
  cardPaths,
  type LetterBlock,
  type LetterCard,
  letterLinks,
  plainText,
} from '#src/letters/rules/letter-blocks.ts'
import { parseLetterMarkdown } from '#src/letters/rules/letter-markdown.ts'
import type { LetterDraft } from '#src/letters/rules/letter-record.ts'

/** Gmail cuts a mail at 102 kB, and with it the way to leave. */
const MOST_MAIL_BYTES = 100_000

export type ReviewSources = {
  readonly siteOrigin: string
  readonly findCard: (path: string) => Promise<LetterCard | null>
  /** Whether a path of ours answers with a page or a file. */
  readonly isThere: (path: string) => Promise<boolean>
}

/** One thing that was looked at. */
export type LetterCheck = {
  readonly name: string
  /** What is wrong, in words; empty when all is well. */
  readonly problems: readonly string[]
}

/** A letter as it would be sent, and what was found when looking at it. */
export type LetterReview = {
  readonly mail: FrozenLetter
  readonly blocks: readonly LetterBlock[]
  readonly cards: ReadonlyMap<string, LetterCard>
  readonly checks: readonly LetterCheck[]
  /** Addresses of others, for a person to look at. */
  readonly outside: readonly string[]
  readonly bytes: number
}

async function findCards(
  blocks: readonly LetterBlock[],
  { findCard }: ReviewSources,
): Promise<ReadonlyMap<string, LetterCard>> {
  const paths = [...new Set(cardPaths(blocks))]
  const cards = await Promise.all(paths.map(async (path) => [path, await findCard(path)] as const))
  return new Map(cards.flatMap(([path, card]) => (card === null ? [] : [[path, card]])))
}

async function deadOf(paths: readonly string[], { isThere }: ReviewSources): Promise<readonly string[]> {
  const asked = await Promise.all(
    [...new Set(paths)].map(async (path) => [path, await isThere(path)] as const),
  )
  return asked.flatMap(([path, isAlive]) => (isAlive ? [] : [path]))
}

function wordProblems(
  { subject, preheader }: LetterDraft,
  blocks: readonly LetterBlock[],
): readonly string[] {
  return [
    ...(subject === '' ? ['There is no subject.'] : []),
    ...(preheader === '' ? ['There is no preheader: mail programs would show the first words instead.'] : []),
    ...(blocks.length === 0 ? ['There is no text.'] : []),
  ]
}

function pictureProblems(blocks: readonly LetterBlock[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'picture' && block.alt.trim() === ''
      ? [`The picture ${block.source} does not say what it shows: ![what it shows](${block.source}).`]
      : [],
  )
}

function leavingProblems({ html, text, subject }: FrozenLetter, siteOrigin: string): readonly string[] {
  const { headers } = addressLetter({ html, text, subject }, siteOrigin, '', TOKEN_MARK)
  const link = `/newsletter/unsubscribe?token=${TOKEN_MARK}`
  const isThere =
    html.includes(link) && text.includes(link) && headers['List-Unsubscribe']?.includes(link) === true
  return isThere ? [] : ['The link to unsubscribe is missing.']
}

/**
 * Makes the mail of a draft and looks at it: words, Markdown, cards, links of ours, pictures, size, the way to leave.
 * @param slug of the letter in the archive; null while it is written
 * @throws as reading the catalogue does
 */
export async function reviewLetter(
  draft: LetterDraft,
  slug: string | null,
  sources: ReviewSources,
): Promise<LetterReview> {
  const { siteOrigin } = sources
  const { blocks, problems } = parseLetterMarkdown(draft.body)
  const cards = await findCards(blocks, sources)
  const mail = await composeLetter({ ...draft, blocks, cards, siteOrigin, slug })
  const links = letterLinks(blocks)
  const own = links.filter((href) => href.startsWith('/'))
  const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.source] : []))
  const [deadLinks, deadPictures] = await Promise.all([deadOf(own, sources), deadOf(pictures, sources)])
  const bytes = new TextEncoder().encode(mail.html).byteLength
  const missing = cardPaths(blocks).filter((path) => !cards.has(path))
  const bare = blocks.flatMap((block) =>
    block.kind === 'heading' && plainText(block.children).trim() === '' ? ['A heading has no words.'] : [],
  )
  return {
    mail,
    blocks,
    cards,
    outside: [...new Set(links.filter((href) => href.startsWith('https:')))],
    bytes,
    checks: [
      { name: 'Subject, preheader and text', problems: wordProblems(draft, blocks) },
      { name: 'Markdown that mail can show', problems: [...problems, ...bare] },
      {
        name: 'Cards lead to a guide or a story',
        problems: missing.map((path) => `There is no guide or story at ${path}.`),
      },
      { name: 'Links within the site', problems: deadLinks.map((path) => `${path} leads nowhere.`) },
      {
        name: 'Pictures say what they show',
        problems: [...pictureProblems(blocks), ...deadPictures.map((path) => `There is no picture ${path}.`)],
      },
      {
        name: 'Less than 100 kB',
        problems: bytes < MOST_MAIL_BYTES ? [] : [`The mail has ${bytes} bytes.`],
      },
      { name: 'A way to leave', problems: leavingProblems(mail, siteOrigin) },
    ],
  }
}

export const isSendable = ({ checks }: Pick<LetterReview, 'checks'>): boolean =>
  checks.every(({ problems }) => problems.length === 0)
