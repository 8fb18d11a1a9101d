import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { changeStatusStatement } from '#src/campaigns/store/campaigns-store.ts'
import type { DeliveryResult } from '#src/campaigns/store/deliveries-store.ts'
import { backOffStatement } from '#src/campaigns/store/send-slots.ts'
import { CAMPAIGNS_WORDS } from '#src/campaigns/words/campaigns-words.ts'
import type { Statement } from '#src/platform/database.ts'
import { MINUTE_MS } from '#src/platform/durations.ts'

/** Back-off while the mail service accepts nothing: a minute more with each attempt, up to half an hour. */
const BACKOFF_MS = MINUTE_MS
const MAX_BACKOFF_STEPS = 30
/** This many permanent failures in a batch, and no accepted mail, pause the campaign. */
const MIN_REFUSALS_TO_PAUSE = 5

/** The result of one attempt, and the `Retry-After` of the service in seconds. */
export type AttemptOutcome = DeliveryResult & { readonly retryAfterS: number }

/**
 * Statements after a batch in which no mail was accepted, or after a `Retry-After`: back off, or pause the campaign.
 */
export function backOffStatements(
  campaign: EmailCampaign,
  outcomes: readonly AttemptOutcome[],
  attempts: number,
  { nowMs, locale }: { readonly nowMs: number; readonly locale: Locale },
): readonly Statement[] {
  const retryAfterS = Math.max(0, ...outcomes.map((outcome) => outcome.retryAfterS))
  if (retryAfterS > 0) return [backOffStatement(campaign.id, nowMs + retryAfterS * 1000)]
  const acceptedCount = outcomes.filter(({ state }) => state === 'sent' || state === 'unknown').length
  if (outcomes.length === 0 || acceptedCount > 0) return []
  const refused = outcomes.filter(({ reason }) => reason.startsWith('refused_'))
  if (refused.length >= MIN_REFUSALS_TO_PAUSE) {
    const reason = pickWords(CAMPAIGNS_WORDS, locale).refused(refused[0]?.reason ?? '')
    return [changeStatusStatement(campaign.id, ['sending'], 'paused', Math.floor(nowMs / 1000), reason)]
  }
  return [backOffStatement(campaign.id, nowMs + BACKOFF_MS * Math.min(MAX_BACKOFF_STEPS, attempts))]
}
