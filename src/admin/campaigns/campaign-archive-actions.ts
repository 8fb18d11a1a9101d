import { redirectWithDone } from '#src/admin/render-admin-page.tsx'
import { markArchiveChanged } from '#src/campaigns/archive/archive-changes.ts'
import {
  republishCampaignStatement,
  withdrawCampaignStatement,
} from '#src/campaigns/archive/archive-store.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import type { CampaignAction, CampaignActionTools } from './campaign-action-tools.ts'
import { campaignPath } from './campaign-admin-tools.ts'

/**
 * Withdraws a campaign from the archive. Copies are outdated first: when that fails nothing is changed, and after it no
 * data centre serves a copy that shows the campaign.
 */
export const withdrawCampaign =
  ({ nowMs, nowS, renderProblem, runAudited }: CampaignActionTools): CampaignAction =>
  async (c, campaign, fields) => {
    if (fields['confirm'] !== 'yes') return renderProblem(c, campaign, 'notConfirmed', 400)
    try {
      await markArchiveChanged(c.env.SETTINGS, nowMs())
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error
      c.get('report')(error)
      return renderProblem(c, campaign, 'notWithdrawn', 503)
    }
    return (await runAudited(c, 'letter.withdraw', campaign, withdrawCampaignStatement(campaign.id, nowS())))
      ? redirectWithDone(c, campaignPath(campaign.id), 'withdrawn')
      : renderProblem(c, campaign, 'editConflict', 409)
  }

/** Shows a withdrawn campaign in the archive again. */
export const republishCampaign =
  ({ renderProblem, runAudited }: CampaignActionTools): CampaignAction =>
  async (c, campaign) =>
    (await runAudited(c, 'letter.republish', campaign, republishCampaignStatement(campaign.id)))
      ? redirectWithDone(c, campaignPath(campaign.id), 'republished')
      : renderProblem(c, campaign, 'editConflict', 409)
