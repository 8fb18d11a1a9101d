import type { Locale } from '#isomorphic/words/locale.ts'
import { personaliseCampaign, type RenderedCampaign } from '#src/campaigns/mails/compose-campaign.tsx'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { finishCampaignStatement, publishCampaignStatement } from '#src/campaigns/store/campaign-progress.ts'
import {
  type ClaimedDelivery,
  claimDeliveries,
  type DeliveryResult,
  listOpenSubscribers,
  recordResultStatements,
} from '#src/campaigns/store/deliveries-store.ts'
import { reserveSendSlot } from '#src/campaigns/store/send-slots.ts'
import type { CampaignLinkPayload } from '#src/mail/campaign-link-signer.ts'
import {
  isDefiniteFailure,
  type OutgoingMail,
  permanentFailureOf,
  retryAfterOf,
  type SendMail,
} from '#src/mail/mail-sender.ts'
import { suppressAddress } from '#src/mail/suppress-address.ts'
import { runStatements } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { MAIL_DELIVERY_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import { type AttemptOutcome, backOffStatements } from './back-off-statements.ts'
import { chooseMail, type RenderedMails } from './choose-mail.ts'

/** A worker may have six open connections. */
const SEND_CONCURRENCY = 5
/** Longer than sending one group, including its database queries. */
const LEASE_S = 180
/** With the back-off (back-off-statements.ts) about half a day of attempts. */
const MAX_ATTEMPTS = 40

export type CampaignSendingTools = {
  readonly db: D1Database
  readonly sendMail: SendMail
  /** How long the mail service stores idempotency keys; 0: it has none (docs/adr/0033). */
  readonly idempotencyKeyTtlS: number
  readonly siteOrigin: string
  /** Language of the reason why a campaign is paused, for operators. */
  readonly locale: Locale
  /** Creates the token of a subscriber's links. */
  readonly signToken: (payload: CampaignLinkPayload) => Promise<string>
  readonly readRenderedCampaign: (campaignId: string) => Promise<RenderedCampaign | null>
  /** The mails in other languages that the site offers, by language. */
  readonly readRenderedTranslations: (campaignId: string) => Promise<RenderedMails['translations']>
  readonly report: (error: unknown) => void
  readonly nowMs: () => number
  readonly sleep: (ms: number) => Promise<void>
}

/** Outcome for the queue message: done, retried with backoff, or enqueued again because it was too early. */
export type BatchOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'too_early'; readonly waitS: number }
  | { readonly kind: 'retry' }

const toSeconds = (ms: number): number => Math.floor(ms / 1000)

/**
 * Classifies a failed send: permanent, definite (retried while attempts are left), or unknown, such as after a timeout;
 * an unknown result is retried only with an idempotency key.
 */
function classifyFailure(
  { idempotencyKeyTtlS }: CampaignSendingTools,
  { subscriberId, attempts }: ClaimedDelivery,
  error: unknown,
): DeliveryResult {
  const permanentFailure = permanentFailureOf(error)
  if (permanentFailure !== null) return { subscriberId, state: 'failed', reason: permanentFailure.reason }
  const reason = error instanceof Error ? error.name : 'error'
  const hasNoAttemptsLeft = attempts >= MAX_ATTEMPTS
  if (isDefiniteFailure(error))
    return hasNoAttemptsLeft
      ? { subscriberId, state: 'failed', reason: 'tried_too_often' }
      : { subscriberId, state: 'due', reason }
  return { subscriberId, state: idempotencyKeyTtlS > 0 && !hasNoAttemptsLeft ? 'sending' : 'unknown', reason }
}

async function sendToSubscriber(
  tools: CampaignSendingTools,
  { id: campaignId }: EmailCampaign,
  mail: OutgoingMail,
  delivery: ClaimedDelivery,
): Promise<AttemptOutcome> {
  const { db, sendMail, report, nowMs } = tools
  const { subscriberId, address } = delivery
  try {
    const sendPromise = sendMail(mail, `${campaignId}.${subscriberId}`)
    const outcome = await withDeadline(sendPromise, MAIL_DELIVERY_TIMEOUT_MS, 'mail service')
    if (outcome === 'sent') return { subscriberId, state: 'sent', reason: '', retryAfterS: 0 }
  } catch (error) {
    report(error)
    return { ...classifyFailure(tools, delivery, error), retryAfterS: retryAfterOf(error) }
  }
  await suppressAddress(db, address, 'mail_service', toSeconds(nowMs())).catch(report)
  return { subscriberId, state: 'failed', reason: 'dead_address', retryAfterS: 0 }
}

/** Sends to a group of subscribers and records the results. */
async function sendGroup(
  tools: CampaignSendingTools,
  campaign: EmailCampaign,
  mails: RenderedMails,
  group: readonly string[],
): Promise<{ readonly outcomes: readonly AttemptOutcome[]; readonly attempts: number }> {
  const { db, nowMs, idempotencyKeyTtlS, signToken, siteOrigin } = tools
  const tokens = await Promise.all(
    group.map(
      async (subscriberId) =>
        [subscriberId, await signToken({ subscriberId, campaignId: campaign.id })] as const,
    ),
  )
  const tokenOf = new Map(tokens)
  const claimTerms = { nowS: toSeconds(nowMs()), leaseS: LEASE_S, idempotencyKeyTtlS }
  const claimed = await claimDeliveries(db, campaign, group, claimTerms)
  const outcomes = await Promise.all(
    claimed.map((delivery) => {
      const token = tokenOf.get(delivery.subscriberId) ?? ''
      const [mail, tag] = chooseMail(mails, delivery.language)
      return sendToSubscriber(
        tools,
        campaign,
        personaliseCampaign(mail, siteOrigin, delivery.address, token, tag),
        delivery,
      )
    }),
  )
  if (outcomes.length > 0)
    await runStatements(db, [
      ...recordResultStatements(campaign.id, outcomes, toSeconds(nowMs())),
      publishCampaignStatement(campaign.id, toSeconds(nowMs())),
    ])
  return { outcomes, attempts: Math.max(0, ...claimed.map(({ attempts }) => attempts)) }
}

/**
 * Sends the open deliveries of one batch: reserves a send slot, then claims, sends and records them in small groups. A
 * pause, a cancellation, unsubscribed recipients and a `Retry-After` take effect between groups.
 * @throws as the stores; claimed deliveries are sent again after their lease
 */
export async function sendBatch(
  tools: CampaignSendingTools,
  campaign: EmailCampaign,
  batch: number,
): Promise<BatchOutcome> {
  const { db, nowMs, sleep } = tools
  const subscriberIds = await listOpenSubscribers(db, campaign.id, batch, toSeconds(nowMs()))
  if (subscriberIds.length === 0) return { kind: 'done' }
  const slot = await reserveSendSlot(db, campaign, subscriberIds.length, nowMs())
  if (slot.kind === 'not_sending') return { kind: 'done' }
  if (slot.kind === 'later') return { kind: 'too_early', waitS: Math.ceil(slot.waitMs / 1000) }
  if (slot.waitMs > 0) await sleep(slot.waitMs)
  const [english, translations] = await Promise.all([
    tools.readRenderedCampaign(campaign.id),
    tools.readRenderedTranslations(campaign.id),
  ])
  if (english === null) throw new Error('a campaign that is being sent has no frozen mail')
  const outcomes: AttemptOutcome[] = []
  let attempts = 0
  for (let from = 0; from < subscriberIds.length; from += SEND_CONCURRENCY) {
    const group = subscriberIds.slice(from, from + SEND_CONCURRENCY)
    const result = await sendGroup(tools, campaign, { english, translations }, group)
    outcomes.push(...result.outcomes)
    attempts = Math.max(attempts, result.attempts)
    if (result.outcomes.some(({ retryAfterS }) => retryAfterS > 0)) break
  }
  await runStatements(db, [
    ...backOffStatements(campaign, outcomes, attempts, { nowMs: nowMs(), locale: tools.locale }),
    finishCampaignStatement(campaign.id, toSeconds(nowMs())),
  ])
  const hasOpenDeliveries = outcomes.some(({ state }) => state === 'due' || state === 'sending')
  return hasOpenDeliveries ? { kind: 'retry' } : { kind: 'done' }
}
