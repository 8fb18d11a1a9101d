import type { Context } from 'hono'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { redirectWithDone } from '#src/admin/render-admin-page.tsx'
import { personaliseCampaign } from '#src/campaigns/mails/compose-campaign.tsx'
import { type CampaignReview, isSendable } from '#src/campaigns/review-campaign.tsx'
import { createCampaignSlug } from '#src/campaigns/rules/campaign-address.ts'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import {
  type FrozenCampaign,
  freezeTranslationStatement,
  listCampaignTranslations,
} from '#src/campaigns/store/campaign-translations.ts'
import {
  findUnusedSlug,
  recordTestStatement,
  scheduleCampaignStatement,
  startCampaignStatement,
} from '#src/campaigns/store/campaigns-store.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { createCampaignLinkSigner } from '#src/mail/campaign-link-signer.ts'
import { createMailSender } from '#src/mail/mail-sender.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { CampaignActionTools, FormFields } from './campaign-action-tools.ts'
import { campaignPath, reviewTranslations, reviewWithCatalogue } from './campaign-admin-tools.ts'

const SEND_TIMEOUT_MS = 15_000
/** No subscriber has this ID; it is used for the links of test mails. */
const TEST_SUBSCRIBER_ID = '00000000-0000-4000-8000-000000000000'

/** Sends the mail of a campaign, in each language that it has, to the operator who requests it. */
export async function sendTestMail(
  tools: CampaignActionTools,
  c: Context<AppEnv>,
  campaign: EmailCampaign,
): Promise<Response> {
  const { renderProblem, runAudited } = tools
  const { operator, config } = c.var
  const [secret] = config.campaignLinkSecrets
  if (operator.email === null || secret === undefined)
    return renderProblem(c, campaign, 'noTestPossible', 409)
  const translations = await listCampaignTranslations(c.env.DB, campaign.id)
  const { mail } = await reviewWithCatalogue(c, tools, campaign, campaign.slug)
  const translated = await reviewTranslations(c, tools, translations, campaign.slug)
  const token = await (await createCampaignLinkSigner(secret))({
    subscriberId: TEST_SUBSCRIBER_ID,
    campaignId: campaign.id,
  })
  const send = createMailSender(config.mail, c.env.EMAIL, tools.fetch)
  const mails = [
    { mail, tag: DEFAULT_LOCALE, mark: '[Test]' },
    ...translated.map(({ language, review }) => ({
      mail: review.mail,
      tag: language,
      mark: `[Test ${language}]`,
    })),
  ]
  try {
    for (const { mail: one, tag, mark } of mails) {
      const outgoing = personaliseCampaign(one, config.siteOrigin, operator.email, token, tag)
      const sending = send({ ...outgoing, subject: `${mark} ${outgoing.subject}` }, crypto.randomUUID())
      await withDeadline(sending, SEND_TIMEOUT_MS, 'mail service')
    }
  } catch (error) {
    c.get('report')(error)
    return renderProblem(c, campaign, 'testRefused', 503)
  }
  await runAudited(c, 'letter.test', campaign, recordTestStatement(campaign.id, campaign.version))
  return redirectWithDone(c, campaignPath(campaign.id), 'tested')
}

/** The mail and what the archive shows, as they are stored. */
const freeze = ({ mail, blocks, cards }: CampaignReview): FrozenCampaign => ({
  ...mail,
  archive: JSON.stringify({ blocks, cards: [...cards.values()] }),
})

/** Freezes the mails of all languages and sends them, now or when it is due. */
export async function freezeAndSend(
  tools: CampaignActionTools,
  c: Context<AppEnv>,
  campaign: EmailCampaign,
  fields: FormFields,
  dueAtS: number,
): Promise<Response> {
  const { nowS, maySend, renderProblem, runAudited, enqueueNextStep } = tools
  if (!maySend(c)) return renderProblem(c, campaign, 'signInAgain', 403)
  if (fields['confirm'] !== 'yes') return renderProblem(c, campaign, 'notReviewed', 400)
  if (Number(fields['version']) !== campaign.version) return renderProblem(c, campaign, 'editConflict', 409)
  if (c.get('config').campaignLinkSecrets.length === 0 || campaign.testedVersion !== campaign.version)
    return renderProblem(c, campaign, 'notTested', 409)
  const slug = await findUnusedSlug(c.env.DB, createCampaignSlug(campaign.subject, dueAtS))
  const translations = await listCampaignTranslations(c.env.DB, campaign.id)
  const reviewed = await reviewWithCatalogue(c, tools, campaign, slug)
  const translated = await reviewTranslations(c, tools, translations, slug)
  if (![reviewed, ...translated.map(({ review }) => review)].every(isSendable))
    return renderProblem(c, campaign, 'failedChecks', 409)
  const isNow = dueAtS <= nowS()
  const action = isNow ? 'letter.send' : 'letter.schedule'
  const starting = isNow ? [startCampaignStatement(campaign.id, nowS())] : []
  const scheduling = scheduleCampaignStatement(campaign, slug, freeze(reviewed), dueAtS, nowS())
  const freezing = translated.map(({ language, review }) =>
    freezeTranslationStatement(campaign.id, slug, language, freeze(review)),
  )
  if (!(await runAudited(c, action, campaign, scheduling, ...freezing, ...starting)))
    return renderProblem(c, campaign, 'editConflict', 409)
  if (isNow) await enqueueNextStep(c, campaign.id)
  return redirectWithDone(c, campaignPath(campaign.id), isNow ? 'sending' : 'scheduled')
}
