import type { Context } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { readCampaign } from '#src/campaigns/store/campaigns-store.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { auditStatement } from '#src/platform/audit-statement.ts'
import { runStatements, type Statement } from '#src/platform/database.ts'
import { isFreshSignIn } from '#src/sign-in/rules/fresh-sign-in.ts'
import { type CampaignAdminTools, findRequestedCampaign } from './campaign-admin-tools.ts'
import { renderCampaign } from './campaign-page-routes.tsx'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

/** A problem to show on the page of a campaign, by its key in the catalogue. */
export type CampaignProblem = keyof (typeof CAMPAIGN_ADMIN_WORDS)['en']['problems']

export type FormFields = Readonly<Record<string, unknown>>

/** A form action on one campaign. */
export type CampaignAction = (
  c: Context<AppEnv>,
  campaign: EmailCampaign,
  fields: FormFields,
) => Promise<Response>

/** Handles a form action: reads the form and finds the campaign. */
export const withCampaign = (action: CampaignAction) => async (c: Context<AppEnv>) => {
  const read = await readForm(c)
  if ('refusal' in read) return read.refusal
  const campaign = await findRequestedCampaign(c)
  return campaign === null ? c.notFound() : action(c, campaign, read.fields)
}

/** Shared steps of the actions on a campaign. */
export type CampaignActionTools = CampaignAdminTools & {
  readonly nowS: () => number
  /** Renders the page of the campaign with a problem. */
  readonly renderProblem: (
    c: Context<AppEnv>,
    campaign: EmailCampaign,
    problem: CampaignProblem,
    status: 400 | 403 | 409 | 503,
  ) => Promise<Response>
  /** Whether the operator may send to all subscribers: an authentication at the provider was just now. */
  readonly maySend: (c: Context<AppEnv>) => boolean
  /** Applies a change together with its audit entry; resolves to whether anything was changed. */
  readonly runAudited: (
    c: Context<AppEnv>,
    action: string,
    campaign: EmailCampaign,
    ...statements: readonly [Statement, ...Statement[]]
  ) => Promise<boolean>
  /** Enqueues the next step of a campaign; when that fails the next scheduled run resumes the campaign. */
  readonly enqueueNextStep: (c: Context<AppEnv>, id: string) => Promise<void>
}

export function createCampaignActionTools(tools: CampaignAdminTools): CampaignActionTools {
  const nowS = (): number => Math.floor(tools.nowMs() / 1000)
  return {
    ...tools,
    nowS,
    maySend: (c) => isFreshSignIn(c.get('operator').authenticatedAtS, nowS()),
    async renderProblem(c, { id }, problem, status) {
      const text = pickWords(CAMPAIGN_ADMIN_WORDS, c.get('locale')).problems[problem]
      const campaign = await readCampaign(c.env.DB, id)
      return campaign === null
        ? c.notFound()
        : renderCampaign(c, tools, campaign, { tone: 'problem', text }, status)
    },
    async runAudited(c, action, { id, subject }, statement, ...more) {
      const audit = auditStatement(c.get('operator'), { action, target: id, detail: subject }, nowS())
      const [changed] = await runStatements(c.env.DB, [statement, audit, ...more])
      return (changed?.changes ?? 0) > 0
    },
    async enqueueNextStep(c, id) {
      const campaign = await readCampaign(c.env.DB, id)
      if (campaign === null || campaign.status !== 'sending') return
      const step = campaign.hasAllDeliveries
        ? ({ step: 'release', tick: campaign.scheduledRun } as const)
        : ({ step: 'fill' } as const)
      await c.env.LETTER_QUEUE.send({ letterId: id, run: campaign.sendJobNumber, ...step }).catch(
        c.get('report'),
      )
    },
  }
}
