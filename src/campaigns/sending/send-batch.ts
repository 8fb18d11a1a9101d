import { personaliseCampaign, type RenderedCampaign } from '#src/campaigns/mails/compose-campaign.tsx'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { finishCampaignStatement } from '#src/campaigns/store/campaign-progress.ts'
import { changeStatusStatement } from '#src/campaigns/store/campaigns-store.ts'
import {
  type ClaimedDelivery,
  claimDeliveries,
  type DeliveryResult,
  listOpenSubscribers,
  recordResultStatements,
} from '#src/campaigns/store/deliveries-store.ts'
import { backOffStatement, reserveSendSlot } from '#src/campaigns/store/send-slots.ts'
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

/** At once; a worker may have six connections open. */
const SEND_CONCURRENCY = 5
/** Longer than the sender's own limit. */
const SEND_TIMEOUT_MS = 40_000
/** Longer than any attempt of a group can take with its way to the database and back. */
const LEASE_S = 180
/** With the waits below half a day without a mail service. */
const MAX_ATTEMPTS = 40
/** The mail service takes nothing: the next batch waits, a minute more with each attempt, half an hour at most. */
const BACKOFF_MS = 60_000
const MAX_BACKOFF_STEPS = 30
/** So many of a batch refused for good, and none taken: the letter itself is at fault. */
const MIN_REFUSALS_TO_PAUSE = 5

export type CampaignSendingTools = {
  readonly db: D1Database
  readonly sendMail: SendMail
  /** For how long the mail service knows a mail again by its key; 0: not at all (docs/adr/0033). */
  readonly idempotencyKeyTtlS: number
  readonly siteOrigin: string
  /** Makes the token of a reader's links. */
  readonly signToken: (payload: CampaignLinkPayload) => Promise<string>
  readonly readRenderedCampaign: (campaignId: string) => Promise<RenderedCampaign | null>
  readonly report: (error: unknown) => void
  readonly nowMs: () => number
  readonly sleep: (ms: number) => Promise<void>
}

/** What is to become of the message: done; or it comes again after so many seconds, as a new one when it was merely early. */
export type BatchOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'too_early'; readonly waitS: number }
  | { readonly kind: 'retry' }

/** What came of one attempt, and for how long the service wants to be left alone after it. */
type SendOutcome = DeliveryResult & { readonly retryAfterS: number }

const toSeconds = (ms: number): number => Math.floor(ms / 1000)

/** What came of a mail that the service did not take; after silence nobody knows, and a known key makes trying again safe. */
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
): Promise<SendOutcome> {
  const { db, sendMail, report, nowMs } = tools
  const { subscriberId, address } = delivery
  try {
    const sendPromise = sendMail(mail, `${campaignId}.${subscriberId}`)
    const outcome = await withDeadline(sendPromise, SEND_TIMEOUT_MS, 'mail service')
    if (outcome === 'sent') return { subscriberId, state: 'sent', reason: '', retryAfterS: 0 }
  } catch (error) {
    report(error)
    return { ...classifyFailure(tools, delivery, error), retryAfterS: retryAfterOf(error) }
  }
  await suppressAddress(db, address, 'mail_service', toSeconds(nowMs())).catch(report)
  return { subscriberId, state: 'failed', reason: 'dead_address', retryAfterS: 0 }
}

/** Sends to a few readers, and writes down what came of each. */
async function sendGroup(
  tools: CampaignSendingTools,
  campaign: EmailCampaign,
  rendered: RenderedCampaign,
  group: readonly string[],
): Promise<{ readonly outcomes: readonly SendOutcome[]; readonly attempts: number }> {
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
      return sendToSubscriber(
        tools,
        campaign,
        personaliseCampaign(rendered, siteOrigin, delivery.address, token),
        delivery,
      )
    }),
  )
  if (outcomes.length > 0)
    await runStatements(db, recordResultStatements(campaign.id, outcomes, toSeconds(nowMs())))
  return { outcomes, attempts: Math.max(0, ...claimed.map(({ attempts }) => attempts)) }
}

/** What the desk does by itself after a batch that went badly. */
function backoffStatements(
  campaign: EmailCampaign,
  outcomes: readonly SendOutcome[],
  attempts: number,
  nowMs: number,
) {
  const retryAfterS = Math.max(0, ...outcomes.map((outcome) => outcome.retryAfterS))
  if (retryAfterS > 0) return [backOffStatement(campaign.id, nowMs + retryAfterS * 1000)]
  const acceptedCount = outcomes.filter(({ state }) => state === 'sent' || state === 'unknown').length
  if (outcomes.length === 0 || acceptedCount > 0) return []
  const refused = outcomes.filter(({ reason }) => reason.startsWith('refused_'))
  if (refused.length >= MIN_REFUSALS_TO_PAUSE) {
    const reason = `The mail service refuses it: ${refused[0]?.reason}`
    return [changeStatusStatement(campaign.id, ['sending'], 'paused', toSeconds(nowMs), reason)]
  }
  return [backOffStatement(campaign.id, nowMs + BACKOFF_MS * Math.min(MAX_BACKOFF_STEPS, attempts))]
}

/**
 * Sends what is open of one batch: takes its place in the pace, then takes readers a few at a time, sends, and writes down
 * what came of each. A pause, an end, readers who leave and a service that asks for a rest are heeded between groups.
 * @throws as the stores; then nothing that was taken is lost, because its lease ends
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
  const rendered = await tools.readRenderedCampaign(campaign.id)
  if (rendered === null) throw new Error('a letter that is being sent has no text')
  const outcomes: SendOutcome[] = []
  let attempts = 0
  for (let from = 0; from < subscriberIds.length; from += SEND_CONCURRENCY) {
    const group = subscriberIds.slice(from, from + SEND_CONCURRENCY)
    const sent = await sendGroup(tools, campaign, rendered, group)
    outcomes.push(...sent.outcomes)
    attempts = Math.max(attempts, sent.attempts)
    if (sent.outcomes.some(({ retryAfterS }) => retryAfterS > 0)) break
  }
  await runStatements(db, [
    ...backoffStatements(campaign, outcomes, attempts, nowMs()),
    finishCampaignStatement(campaign.id, toSeconds(nowMs())),
  ])
  const hasOpenDeliveries = outcomes.some(({ state }) => state === 'due' || state === 'sending')
  return hasOpenDeliveries ? { kind: 'retry' } : { kind: 'done' }
}
