import { type Context, Hono } from 'hono'
import { returnToDesk } from '#src/desk/show-desk.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { personaliseCampaign } from '#src/letters/mails/compose-letter.tsx'
import { isSendable } from '#src/letters/review-letter.tsx'
import { createCampaignSlug } from '#src/letters/rules/letter-address.ts'
import { parseDueTime } from '#src/letters/rules/letter-form.ts'
import type { EmailCampaign, CampaignStatus } from '#src/letters/rules/letter-record.ts'
import { retryFailedStatement } from '#src/letters/store/letter-progress.ts'
import {
  deleteDraftStatement,
  findUnusedSlug,
  changeStatusStatement,
  recordTestStatement,
  readCampaign,
  scheduleCampaignStatement,
  startCampaignStatement,
  unscheduleCampaignStatement,
} from '#src/letters/store/letters-store.ts'
import { createCampaignLinkSigner } from '#src/newsletter/letter-signer.ts'
import { createMailSender } from '#src/newsletter/mail-sender.ts'
import { auditStatement } from '#src/platform/audit-note.ts'
import { runStatements, type Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { findAskedLetter, LETTERS_PATH, type LetterDeskTools, letterPath, review } from './letter-desk.ts'
import { showLetter } from './letters-routes.tsx'

const SEND_TIMEOUT_MS = 15_000
/** Stands for nobody, in the links of a test. */
const NOBODY = '00000000-0000-4000-8000-000000000000'
const CHANGED = 'Somebody has changed the letter meanwhile, or it is no longer what it was. Look at it again.'

type Fields = Readonly<Record<string, unknown>>
type Act = (c: Context<AppEnv>, letter: EmailCampaign, fields: Fields) => Promise<Response>

/** An action on one letter: reads the form, and tells what stopped it on the page of the letter. */
const onLetter = (act: Act) => async (c: Context<AppEnv>) => {
  const read = await readForm(c)
  if ('refusal' in read) return read.refusal
  const letter = await findAskedLetter(c)
  return letter === null ? c.notFound() : act(c, letter, read.fields)
}

/** Actions of `/desk/letters/…` beside writing; each notes who did it in the transaction that does it. */
export function letterActionRoutes(tools: LetterDeskTools): Hono<AppEnv> {
  const nowS = (): number => Math.floor(tools.nowMs() / 1000)
  const refuse = async (c: Context<AppEnv>, { id }: EmailCampaign, text: string, status: 400 | 409 | 503) => {
    const letter = await readCampaign(c.env.DB, id)
    return letter === null ? c.notFound() : showLetter(c, tools, letter, { tone: 'problem', text }, status)
  }
  const note = (c: Context<AppEnv>, action: string, { id, subject }: EmailCampaign) =>
    auditStatement(c.var.operator, { action, target: id, detail: subject }, nowS())
  /** Runs a change and its note; whether it changed anything. */
  const change = async (
    c: Context<AppEnv>,
    action: string,
    letter: EmailCampaign,
    changing: Statement,
    ...more: Statement[]
  ) => {
    const [changed] = await runStatements(c.env.DB, [changing, note(c, action, letter), ...more])
    return (changed?.changes ?? 0) > 0
  }
  const moving =
    (action: string, from: readonly CampaignStatus[], to: CampaignStatus, done: string): Act =>
    async (c, letter) => {
      const isMoved = await change(c, action, letter, changeStatusStatement(letter.id, from, to, nowS()))
      if (!isMoved) return refuse(c, letter, CHANGED, 409)
      if (to === 'sending') await kick(c, letter.id)
      return returnToDesk(c, letterPath(letter.id), done)
    }
  /** Tells the queue to go on; when that fails the next run of the cron does. */
  const kick = async (c: Context<AppEnv>, id: string): Promise<void> => {
    const letter = await readCampaign(c.env.DB, id)
    if (letter === null || letter.status !== 'sending') return
    const step = letter.hasAllDeliveries
      ? ({ step: 'release', tick: letter.scheduledRun } as const)
      : ({ step: 'fill' } as const)
    await c.env.LETTER_QUEUE.send({ letterId: id, run: letter.sendJobNumber, ...step }).catch(c.var.report)
  }

  const test: Act = async (c, letter) => {
    const { operator, config } = c.var
    const [secret] = config.campaignLinkSecrets
    if (operator.email === null || secret === undefined)
      return refuse(c, letter, 'No test can be sent from here.', 409)
    const { mail } = await review(c, tools, letter)
    const token = await (await createCampaignLinkSigner(secret))({ subscriberId: NOBODY, campaignId: letter.id })
    const outgoing = personaliseCampaign(mail, config.siteOrigin, operator.email, token)
    const send = createMailSender(config.mail, c.env.EMAIL, tools.fetch)
    try {
      const sending = send({ ...outgoing, subject: `[Test] ${outgoing.subject}` }, crypto.randomUUID())
      await withDeadline(sending, SEND_TIMEOUT_MS, 'mail service')
    } catch (error) {
      c.var.report(error)
      return refuse(c, letter, 'The mail service did not take it. Try again in a minute.', 503)
    }
    await change(c, 'letter.test', letter, recordTestStatement(letter.id, letter.version))
    return returnToDesk(c, letterPath(letter.id), 'tested')
  }

  /** Settles what is sent; at once, or at its hour. */
  const settle = async (c: Context<AppEnv>, letter: EmailCampaign, fields: Fields, dueAtS: number) => {
    if (fields['confirm'] !== 'yes')
      return refuse(c, letter, 'Tick the box to say that you have looked at it.', 400)
    if (Number(fields['version']) !== letter.version) return refuse(c, letter, CHANGED, 409)
    if (c.var.config.campaignLinkSecrets.length === 0 || letter.testedVersion !== letter.version)
      return refuse(
        c,
        letter,
        'Send it to yourself as it is now, and look at it, before it goes to others.',
        409,
      )
    const slug = await findUnusedSlug(c.env.DB, createCampaignSlug(letter.subject, dueAtS))
    const reviewed = await review(c, tools, letter, slug)
    if (!isSendable(reviewed)) return refuse(c, letter, 'Mend what the checks found.', 409)
    const archive = { blocks: reviewed.blocks, cards: [...reviewed.cards.values()] }
    const frozen = { ...reviewed.mail, archive: JSON.stringify(archive) }
    const isNow = dueAtS <= nowS()
    const action = isNow ? 'letter.send' : 'letter.schedule'
    const starting = isNow ? [startCampaignStatement(letter.id, nowS())] : []
    const scheduling = scheduleCampaignStatement(letter, slug, frozen, dueAtS, nowS())
    if (!(await change(c, action, letter, scheduling, ...starting))) return refuse(c, letter, CHANGED, 409)
    if (isNow) await kick(c, letter.id)
    return returnToDesk(c, letterPath(letter.id), isNow ? 'sending' : 'scheduled')
  }

  return new Hono<AppEnv>()
    .post('/desk/letters/:letter/test', onLetter(test))
    .post(
      '/desk/letters/:letter/send',
      onLetter((c, letter, fields) => settle(c, letter, fields, nowS())),
    )
    .post(
      '/desk/letters/:letter/schedule',
      onLetter(async (c, letter, fields) => {
        const dueAtS = parseDueTime(fields['due'])
        return dueAtS === null || dueAtS <= nowS()
          ? refuse(c, letter, 'Choose a day and an hour to come.', 400)
          : settle(c, letter, fields, dueAtS)
      }),
    )
    .post(
      '/desk/letters/:letter/unschedule',
      onLetter(async (c, letter) =>
        (await change(c, 'letter.unschedule', letter, unscheduleCampaignStatement(letter.id, nowS())))
          ? returnToDesk(c, letterPath(letter.id), 'unscheduled')
          : refuse(c, letter, CHANGED, 409),
      ),
    )
    .post('/desk/letters/:letter/pause', onLetter(moving('letter.pause', ['sending'], 'paused', 'paused')))
    .post('/desk/letters/:letter/resume', onLetter(moving('letter.resume', ['paused'], 'sending', 'resumed')))
    .post(
      '/desk/letters/:letter/cancel',
      onLetter((c, letter, fields) =>
        fields['confirm'] === 'yes'
          ? moving('letter.cancel', ['sending', 'paused'], 'cancelled', 'cancelled')(c, letter, fields)
          : refuse(c, letter, 'Tick the box to say that you mean it.', 400),
      ),
    )
    .post(
      '/desk/letters/:letter/retry',
      onLetter(async (c, letter) => {
        if (letter.status === 'cancelled') return refuse(c, letter, CHANGED, 409)
        await change(
          c,
          'letter.retry',
          letter,
          retryFailedStatement(letter.id),
          changeStatusStatement(letter.id, ['sent'], 'sending', nowS()),
        )
        await kick(c, letter.id)
        return returnToDesk(c, letterPath(letter.id), 'retried')
      }),
    )
    .post(
      '/desk/letters/:letter/delete',
      onLetter(async (c, letter, fields) => {
        if (fields['confirm'] !== 'yes')
          return refuse(c, letter, 'Tick the box to say that you mean it.', 400)
        return (await change(c, 'letter.delete', letter, deleteDraftStatement(letter.id)))
          ? returnToDesk(c, LETTERS_PATH, 'deleted')
          : refuse(c, letter, CHANGED, 409)
      }),
    )
}
