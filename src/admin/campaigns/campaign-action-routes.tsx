import { type Context, Hono } from 'hono'
import { redirectWithDone } from '#src/admin/render-admin-page.tsx'
import { personaliseCampaign } from '#src/campaigns/mails/compose-campaign.tsx'
import { isSendable } from '#src/campaigns/review-campaign.tsx'
import { createCampaignSlug } from '#src/campaigns/rules/campaign-address.ts'
import type { CampaignStatus, EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { parseDueTime } from '#src/campaigns/rules/parse-campaign-form.ts'
import { retryFailedStatement } from '#src/campaigns/store/campaign-progress.ts'
import {
  changeStatusStatement,
  deleteDraftStatement,
  findUnusedSlug,
  readCampaign,
  recordTestStatement,
  scheduleCampaignStatement,
  startCampaignStatement,
  unscheduleCampaignStatement,
} from '#src/campaigns/store/campaigns-store.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { createCampaignLinkSigner } from '#src/mail/campaign-link-signer.ts'
import { createMailSender } from '#src/mail/mail-sender.ts'
import { auditStatement } from '#src/platform/audit-statement.ts'
import { runStatements, type Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import {
  CAMPAIGNS_PATH,
  type CampaignAdminTools,
  campaignPath,
  findRequestedCampaign,
  reviewWithCatalogue,
} from './campaign-admin-tools.ts'
import { renderCampaign } from './campaign-page-routes.tsx'

const SEND_TIMEOUT_MS = 15_000
/** No subscriber has this ID; it is used for the links of test mails. */
const TEST_SUBSCRIBER_ID = '00000000-0000-4000-8000-000000000000'
const EDIT_CONFLICT =
  'Somebody has changed the letter meanwhile, or it is no longer what it was. Look at it again.'

type Fields = Readonly<Record<string, unknown>>
type CampaignAction = (c: Context<AppEnv>, campaign: EmailCampaign, fields: Fields) => Promise<Response>

/** A form action on one campaign; reads the form and finds the campaign. */
const withCampaign = (action: CampaignAction) => async (c: Context<AppEnv>) => {
  const read = await readForm(c)
  if ('refusal' in read) return read.refusal
  const campaign = await findRequestedCampaign(c)
  return campaign === null ? c.notFound() : action(c, campaign, read.fields)
}

/** Actions on `/desk/letters/…` except editing; each is recorded in the audit log within its transaction. */
export function campaignActionRoutes(tools: CampaignAdminTools): Hono<AppEnv> {
  const nowS = (): number => Math.floor(tools.nowMs() / 1000)
  const renderProblem = async (
    c: Context<AppEnv>,
    { id }: EmailCampaign,
    text: string,
    status: 400 | 409 | 503,
  ) => {
    const campaign = await readCampaign(c.env.DB, id)
    return campaign === null
      ? c.notFound()
      : renderCampaign(c, tools, campaign, { tone: 'problem', text }, status)
  }
  const auditStatementOf = (c: Context<AppEnv>, action: string, { id, subject }: EmailCampaign) =>
    auditStatement(c.var.operator, { action, target: id, detail: subject }, nowS())
  /**
   * Applies a change together with its audit entry.
   * @returns whether anything was changed
   */
  const runAudited = async (
    c: Context<AppEnv>,
    action: string,
    campaign: EmailCampaign,
    statement: Statement,
    ...more: Statement[]
  ) => {
    const [changed] = await runStatements(c.env.DB, [
      statement,
      auditStatementOf(c, action, campaign),
      ...more,
    ])
    return (changed?.changes ?? 0) > 0
  }
  const transition =
    (action: string, from: readonly CampaignStatus[], to: CampaignStatus, done: string): CampaignAction =>
    async (c, campaign) => {
      const isChanged = await runAudited(
        c,
        action,
        campaign,
        changeStatusStatement(campaign.id, from, to, nowS()),
      )
      if (!isChanged) return renderProblem(c, campaign, EDIT_CONFLICT, 409)
      if (to === 'sending') await enqueueNextStep(c, campaign.id)
      return redirectWithDone(c, campaignPath(campaign.id), done)
    }
  /** Enqueues the next step; when that fails the next scheduled run resumes the campaign. */
  const enqueueNextStep = async (c: Context<AppEnv>, id: string): Promise<void> => {
    const campaign = await readCampaign(c.env.DB, id)
    if (campaign === null || campaign.status !== 'sending') return
    const step = campaign.hasAllDeliveries
      ? ({ step: 'release', tick: campaign.scheduledRun } as const)
      : ({ step: 'fill' } as const)
    await c.env.LETTER_QUEUE.send({ letterId: id, run: campaign.sendJobNumber, ...step }).catch(c.var.report)
  }

  const sendTest: CampaignAction = async (c, campaign) => {
    const { operator, config } = c.var
    const [secret] = config.campaignLinkSecrets
    if (operator.email === null || secret === undefined)
      return renderProblem(c, campaign, 'No test can be sent from here.', 409)
    const { mail } = await reviewWithCatalogue(c, tools, campaign)
    const token = await (await createCampaignLinkSigner(secret))({
      subscriberId: TEST_SUBSCRIBER_ID,
      campaignId: campaign.id,
    })
    const outgoing = personaliseCampaign(mail, config.siteOrigin, operator.email, token)
    const send = createMailSender(config.mail, c.env.EMAIL, tools.fetch)
    try {
      const sending = send({ ...outgoing, subject: `[Test] ${outgoing.subject}` }, crypto.randomUUID())
      await withDeadline(sending, SEND_TIMEOUT_MS, 'mail service')
    } catch (error) {
      c.var.report(error)
      return renderProblem(c, campaign, 'The mail service did not take it. Try again in a minute.', 503)
    }
    await runAudited(c, 'letter.test', campaign, recordTestStatement(campaign.id, campaign.version))
    return redirectWithDone(c, campaignPath(campaign.id), 'tested')
  }

  /** Freezes the mail and sends it, now or when it is due. */
  const freezeAndSend = async (
    c: Context<AppEnv>,
    campaign: EmailCampaign,
    fields: Fields,
    dueAtS: number,
  ) => {
    if (fields['confirm'] !== 'yes')
      return renderProblem(c, campaign, 'Tick the box to say that you have looked at it.', 400)
    if (Number(fields['version']) !== campaign.version) return renderProblem(c, campaign, EDIT_CONFLICT, 409)
    if (c.var.config.campaignLinkSecrets.length === 0 || campaign.testedVersion !== campaign.version)
      return renderProblem(
        c,
        campaign,
        'Send it to yourself as it is now, and look at it, before it goes to others.',
        409,
      )
    const slug = await findUnusedSlug(c.env.DB, createCampaignSlug(campaign.subject, dueAtS))
    const reviewed = await reviewWithCatalogue(c, tools, campaign, slug)
    if (!isSendable(reviewed)) return renderProblem(c, campaign, 'Mend what the checks found.', 409)
    const archive = { blocks: reviewed.blocks, cards: [...reviewed.cards.values()] }
    const frozenMail = { ...reviewed.mail, archive: JSON.stringify(archive) }
    const isNow = dueAtS <= nowS()
    const action = isNow ? 'letter.send' : 'letter.schedule'
    const starting = isNow ? [startCampaignStatement(campaign.id, nowS())] : []
    const scheduling = scheduleCampaignStatement(campaign, slug, frozenMail, dueAtS, nowS())
    if (!(await runAudited(c, action, campaign, scheduling, ...starting)))
      return renderProblem(c, campaign, EDIT_CONFLICT, 409)
    if (isNow) await enqueueNextStep(c, campaign.id)
    return redirectWithDone(c, campaignPath(campaign.id), isNow ? 'sending' : 'scheduled')
  }

  return new Hono<AppEnv>()
    .post('/desk/letters/:letter/test', withCampaign(sendTest))
    .post(
      '/desk/letters/:letter/send',
      withCampaign((c, campaign, fields) => freezeAndSend(c, campaign, fields, nowS())),
    )
    .post(
      '/desk/letters/:letter/schedule',
      withCampaign(async (c, campaign, fields) => {
        const dueAtS = parseDueTime(fields['due'])
        return dueAtS === null || dueAtS <= nowS()
          ? renderProblem(c, campaign, 'Choose a day and an hour to come.', 400)
          : freezeAndSend(c, campaign, fields, dueAtS)
      }),
    )
    .post(
      '/desk/letters/:letter/unschedule',
      withCampaign(async (c, campaign) =>
        (await runAudited(c, 'letter.unschedule', campaign, unscheduleCampaignStatement(campaign.id, nowS())))
          ? redirectWithDone(c, campaignPath(campaign.id), 'unscheduled')
          : renderProblem(c, campaign, EDIT_CONFLICT, 409),
      ),
    )
    .post(
      '/desk/letters/:letter/pause',
      withCampaign(transition('letter.pause', ['sending'], 'paused', 'paused')),
    )
    .post(
      '/desk/letters/:letter/resume',
      withCampaign(transition('letter.resume', ['paused'], 'sending', 'resumed')),
    )
    .post(
      '/desk/letters/:letter/cancel',
      withCampaign((c, campaign, fields) =>
        fields['confirm'] === 'yes'
          ? transition('letter.cancel', ['sending', 'paused'], 'cancelled', 'cancelled')(c, campaign, fields)
          : renderProblem(c, campaign, 'Tick the box to say that you mean it.', 400),
      ),
    )
    .post(
      '/desk/letters/:letter/retry',
      withCampaign(async (c, campaign) => {
        if (campaign.status === 'cancelled') return renderProblem(c, campaign, EDIT_CONFLICT, 409)
        await runAudited(
          c,
          'letter.retry',
          campaign,
          retryFailedStatement(campaign.id),
          changeStatusStatement(campaign.id, ['sent'], 'sending', nowS()),
        )
        await enqueueNextStep(c, campaign.id)
        return redirectWithDone(c, campaignPath(campaign.id), 'retried')
      }),
    )
    .post(
      '/desk/letters/:letter/delete',
      withCampaign(async (c, campaign, fields) => {
        if (fields['confirm'] !== 'yes')
          return renderProblem(c, campaign, 'Tick the box to say that you mean it.', 400)
        return (await runAudited(c, 'letter.delete', campaign, deleteDraftStatement(campaign.id)))
          ? redirectWithDone(c, CAMPAIGNS_PATH, 'deleted')
          : renderProblem(c, campaign, EDIT_CONFLICT, 409)
      }),
    )
}
