import { type Context, Hono } from 'hono'
import { showDesk } from '#src/desk/show-desk.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { findCardChoices } from '#src/letters/letter-cards.ts'
import { forceColourScheme } from '#src/letters/mails/compose-letter.tsx'
import { isEditable, type EmailCampaign } from '#src/letters/rules/letter-record.ts'
import { countAudience } from '#src/letters/store/letter-audience.ts'
import { readCampaignProgress } from '#src/letters/store/letter-progress.ts'
import { countCampaignVisits } from '#src/letters/store/letter-visits.ts'
import { listCampaigns, readRenderedCampaign } from '#src/letters/store/letters-store.ts'
import { searchTitles } from '#src/search/title-search.ts'
import { findAskedLetter, type LetterDeskTools, review } from './letter-desk.ts'
import { type DeskNotice, LetterDraftPage } from './letter-draft-page.tsx'
import { LetterListPage } from './letter-list-page.tsx'
import { LetterPreviewPage } from './letter-preview-page.tsx'
import { LetterRunPage } from './letter-run-page.tsx'

const DONE: Readonly<Record<string, string>> = {
  new: 'A new draft. It is kept whenever you press a button.',
  saved: 'Saved.',
  added: 'Saved, with the card at the end of the text.',
  tested: 'Sent to you. Look at it in your mail, on the phone too.',
  scheduled: 'On the schedule.',
  unscheduled: 'A draft again.',
  sending: 'On its way.',
  paused: 'Paused. Mails that were just leaving still leave.',
  resumed: 'Going on.',
  cancelled: 'Cancelled. What was not sent never will be.',
  retried: 'They are tried again.',
}

const doneNotice = (c: Context<AppEnv>): DeskNotice | null => {
  const text = DONE[c.req.query('done') ?? '']
  return text === undefined ? null : { tone: 'done', text }
}

/** In the mail alone: pictures of ours, its own styles, nothing that runs. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Why this deployment can send no letter; null when it can. */
const obstacleOf = (c: Context<AppEnv>): string | null =>
  c.var.config.campaignLinkSecrets.length > 0
    ? null
    : 'This deployment has no LETTER_SECRET, with which the links of letters are sealed.'

/** Null when nobody can tell: in Analytics Engine visits are counted by its own tools. */
async function readVisits({ env }: Context<AppEnv>, { slug }: EmailCampaign): Promise<number | null> {
  if (slug === null || env.EVENTS !== undefined) return null
  return countCampaignVisits(env.EVENTS_DB, slug).catch(() => null)
}

/** The page of one letter: to write it, or to see how far it is. */
export async function showLetter(
  c: Context<AppEnv>,
  tools: LetterDeskTools,
  letter: EmailCampaign,
  notice: DeskNotice | null,
  status: 200 | 400 | 409 | 503 = 200,
): Promise<Response> {
  const { role, email } = c.var.operator
  const title = letter.subject === '' ? 'Letter without a subject' : letter.subject
  if (!isEditable(letter)) {
    const [progress, visits] = await Promise.all([readCampaignProgress(c.env.DB, letter.id), readVisits(c, letter)])
    return showDesk(c, {
      title,
      status,
      page: <LetterRunPage {...{ letter, progress, visits, notice, role }} />,
    })
  }
  const typed = (c.req.query('find') ?? '').slice(0, 100)
  const readShard = c.get('readShard')
  const [reviewed, audience, choices] = await Promise.all([
    review(c, tools, letter),
    countAudience(c.env.DB, letter),
    findCardChoices({ readShard }, typed, (query, limit) => searchTitles(readShard, query, limit)),
  ])
  return showDesk(c, {
    title,
    status,
    page: (
      <LetterDraftPage
        {...{ letter, review: reviewed, audience, notice, role }}
        search={{ typed, choices }}
        ownAddress={email}
        obstacle={obstacleOf(c)}
      />
    ),
  })
}

/** The mail as it will be, or as it was frozen. */
async function mailOf(c: Context<AppEnv>, tools: LetterDeskTools, letter: EmailCampaign) {
  const frozen = isEditable(letter) ? null : await readRenderedCampaign(c.env.DB, letter.id)
  return frozen ?? (await review(c, tools, letter)).mail
}

/** Pages of `/desk/letters`, behind the desk's guard. */
export function letterPageRoutes(tools: LetterDeskTools): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/desk/letters', async (c) =>
      showDesk(c, { title: 'Letters', page: <LetterListPage letters={await listCampaigns(c.env.DB)} /> }),
    )
    .get('/desk/letters/:letter', async (c) => {
      const letter = await findAskedLetter(c)
      return letter === null ? c.notFound() : showLetter(c, tools, letter, doneNotice(c))
    })
    .get('/desk/letters/:letter/preview', async (c) => {
      const letter = await findAskedLetter(c)
      if (letter === null) return c.notFound()
      const { text } = await mailOf(c, tools, letter)
      return showDesk(c, { title: 'Preview', page: <LetterPreviewPage letter={letter} text={text} /> })
    })
    .get('/desk/letters/:letter/mail/:look', async (c) => {
      const letter = await findAskedLetter(c)
      const look = c.req.param('look')
      if (letter === null || (look !== 'light' && look !== 'dark')) return c.notFound()
      const { html } = await mailOf(c, tools, letter)
      c.header('content-security-policy', MAIL_POLICY)
      return c.html(forceColourScheme(html, look).replace('<head>', '<head><base target="_blank">'))
    })
}
