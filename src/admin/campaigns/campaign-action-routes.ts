import { Hono } from 'hono'
import { redirectWithDone } from '#src/admin/render-admin-page.tsx'
import type { CampaignStatus } from '#src/campaigns/rules/email-campaign.ts'
import { parseDueTime } from '#src/campaigns/rules/parse-campaign-form.ts'
import { retryFailedStatement } from '#src/campaigns/store/campaign-progress.ts'
import { deleteTranslationsStatement } from '#src/campaigns/store/campaign-translations.ts'
import {
  changeStatusStatement,
  deleteDraftStatement,
  unscheduleCampaignStatement,
} from '#src/campaigns/store/campaigns-store.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { type CampaignAction, createCampaignActionTools, withCampaign } from './campaign-action-tools.ts'
import { CAMPAIGNS_PATH, type CampaignAdminTools, campaignPath } from './campaign-admin-tools.ts'
import { republishCampaign, withdrawCampaign } from './campaign-archive-actions.ts'
import { freezeAndSend, sendTestMail } from './campaign-send-actions.ts'

/** Actions on `/desk/letters/…` except editing; each is recorded in the audit log within its transaction. */
export function campaignActionRoutes(tools: CampaignAdminTools): Hono<AppEnv> {
  const actionTools = createCampaignActionTools(tools)
  const { nowS, maySend, renderProblem, runAudited, enqueueNextStep } = actionTools
  /** Creates the action that changes the status of a campaign. */
  const transition =
    (action: string, from: readonly CampaignStatus[], to: CampaignStatus, done: string): CampaignAction =>
    async (c, campaign) => {
      if (to === 'sending' && !maySend(c)) return renderProblem(c, campaign, 'signInAgain', 403)
      const statement = changeStatusStatement(campaign.id, from, to, nowS())
      if (!(await runAudited(c, action, campaign, statement)))
        return renderProblem(c, campaign, 'editConflict', 409)
      if (to === 'sending') await enqueueNextStep(c, campaign.id)
      return redirectWithDone(c, campaignPath(campaign.id), done)
    }

  return new Hono<AppEnv>()
    .post(
      '/desk/letters/:letter/test',
      withCampaign((c, campaign) => sendTestMail(actionTools, c, campaign)),
    )
    .post(
      '/desk/letters/:letter/send',
      withCampaign((c, campaign, fields) => freezeAndSend(actionTools, c, campaign, fields, nowS())),
    )
    .post(
      '/desk/letters/:letter/schedule',
      withCampaign(async (c, campaign, fields) => {
        const dueAtS = parseDueTime(fields['due'])
        return dueAtS === null || dueAtS <= nowS()
          ? renderProblem(c, campaign, 'dueInPast', 400)
          : freezeAndSend(actionTools, c, campaign, fields, dueAtS)
      }),
    )
    .post(
      '/desk/letters/:letter/unschedule',
      withCampaign(async (c, campaign) =>
        (await runAudited(c, 'letter.unschedule', campaign, unscheduleCampaignStatement(campaign.id, nowS())))
          ? redirectWithDone(c, campaignPath(campaign.id), 'unscheduled')
          : renderProblem(c, campaign, 'editConflict', 409),
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
          : renderProblem(c, campaign, 'notConfirmed', 400),
      ),
    )
    .post(
      '/desk/letters/:letter/retry',
      withCampaign(async (c, campaign) => {
        if (!maySend(c)) return renderProblem(c, campaign, 'signInAgain', 403)
        if (campaign.status === 'cancelled') return renderProblem(c, campaign, 'editConflict', 409)
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
    .post('/desk/letters/:letter/withdraw', withCampaign(withdrawCampaign(actionTools)))
    .post('/desk/letters/:letter/republish', withCampaign(republishCampaign(actionTools)))
    .post(
      '/desk/letters/:letter/delete',
      withCampaign(async (c, campaign, fields) => {
        if (fields['confirm'] !== 'yes') return renderProblem(c, campaign, 'notConfirmed', 400)
        return (await runAudited(
          c,
          'letter.delete',
          campaign,
          deleteDraftStatement(campaign.id),
          deleteTranslationsStatement(campaign.id),
        ))
          ? redirectWithDone(c, CAMPAIGNS_PATH, 'deleted')
          : renderProblem(c, campaign, 'editConflict', 409)
      }),
    )
}
