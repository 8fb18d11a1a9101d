import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { hashAddress } from '#src/mail/hash-address.ts'
import type { MailJob } from '#src/mail/mail-job.ts'
import { createMailToken } from '#src/mail/mail-token.ts'
import type { SignUpSubmission } from '#src/newsletter/rules/sign-up-submission.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { FORM_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import { CONSENT_TEXT_VERSION } from './subscriptions.ts'

/** In addition to the rate limit binding, which counts per location and is permissive (R6.6). */
const MAX_ATTEMPTS_PER_CLIENT = 20
const CLIENT_WINDOW_S = 60
const SITE_WINDOW_S = 600

/** Stores of one sign-up request. */
export type SignUpStores = {
  readonly db: D1Database
  readonly queue: Queue<MailJob>
  readonly nowS: number
  /** Language of the page with the form: mails are in it. */
  readonly language: LocaleTag
}

export type SignUpLimits = {
  /** Network address of the client, for counting. */
  readonly clientAddress: string
  /** Sign-ups in ten minutes on the entire site before a challenge is required; null: never. */
  readonly maxUnchallengedSignUps: number | null
  readonly passedChallenge: boolean
}

export type SignUpOutcome = 'recorded' | 'too_many' | 'proof_needed'

const INSERT_SUBSCRIBER = `INSERT INTO newsletter_subscribers
    (id, address, status, source, form_name, form_type, consent_text, consented_at_s, language)
  SELECT ?1, ?2, 'pending', ?3, ?4, ?5, ?6, ?7, ?13
  WHERE NOT EXISTS (SELECT 1 FROM newsletter_suppressions WHERE address_hash = ?8)
    AND (SELECT attempts FROM newsletter_attempts WHERE window_key = ?9) <= ?10
    AND (SELECT attempts FROM newsletter_attempts WHERE window_key = ?11) <= ?12
  ON CONFLICT (address) DO UPDATE SET status = 'pending', source = excluded.source, form_name = excluded.form_name,
    form_type = excluded.form_type, consent_text = excluded.consent_text, consented_at_s = excluded.consented_at_s,
    language = excluded.language, ended_at_s = NULL
  WHERE status <> 'confirmed'`
const COUNT_ATTEMPT = `INSERT INTO newsletter_attempts (window_key, attempts, expires_at_s) VALUES (?, 1, ?)
  ON CONFLICT (window_key) DO UPDATE SET attempts = attempts + 1 RETURNING attempts`

function readAttempts(results: readonly D1Result[], index: number): number {
  const row = results?.[index]?.results?.[0] as { attempts?: unknown } | undefined
  if (typeof row?.attempts !== 'number') throw new UnavailableError('database (no count)')
  return row.attempts
}

/** Counts the attempt and inserts the row in one transaction, the same for every address (R6.1). */
async function insertSubscriber(
  { db, nowS, language }: SignUpStores,
  { address, source, formName, formType }: SignUpSubmission,
  { clientAddress, maxUnchallengedSignUps, passedChallenge }: SignUpLimits,
): Promise<{ readonly id: string | null; readonly clientAttempts: number; readonly siteAttempts: number }> {
  const clientKey = `c:${await sha256Base64url(`${Math.floor(nowS / CLIENT_WINDOW_S)} ${clientAddress}`)}`
  const siteKey = `s:${Math.floor(nowS / SITE_WINDOW_S)}`
  const maxSiteAttempts =
    maxUnchallengedSignUps === null || passedChallenge ? Number.MAX_SAFE_INTEGER : maxUnchallengedSignUps
  const results = await db.batch([
    db.prepare('DELETE FROM newsletter_attempts WHERE expires_at_s < ?').bind(nowS),
    db.prepare(COUNT_ATTEMPT).bind(clientKey, nowS + 2 * CLIENT_WINDOW_S),
    db.prepare(COUNT_ATTEMPT).bind(siteKey, nowS + 2 * SITE_WINDOW_S),
    db
      .prepare(INSERT_SUBSCRIBER)
      .bind(
        crypto.randomUUID(),
        address,
        source,
        formName,
        formType,
        CONSENT_TEXT_VERSION,
        nowS,
        await hashAddress(address),
        clientKey,
        MAX_ATTEMPTS_PER_CLIENT,
        siteKey,
        maxSiteAttempts,
        language,
      ),
    db.prepare('SELECT id FROM newsletter_subscribers WHERE address = ?').bind(address),
  ])
  const subscriber = results?.[4]?.results?.[0] as { id?: string } | undefined
  return {
    id: subscriber?.id ?? null,
    clientAttempts: readAttempts(results, 1),
    siteAttempts: readAttempts(results, 2),
  }
}

/**
 * Stores a sign-up and enqueues its mail. New, pending, confirmed and suppressed addresses take the same steps; the
 * queue consumer decides which mail is sent, if any.
 * @throws {UnavailableError} when D1 or the queue fails
 */
export async function recordSignUp(
  stores: SignUpStores,
  submission: SignUpSubmission,
  limits: SignUpLimits,
): Promise<SignUpOutcome> {
  const insertion = insertSubscriber(stores, submission, limits)
  const { id, clientAttempts, siteAttempts } = await withDeadline(
    insertion,
    FORM_STORE_TIMEOUT_MS,
    'database',
  )
  if (clientAttempts > MAX_ATTEMPTS_PER_CLIENT) return 'too_many'
  if (
    limits.maxUnchallengedSignUps !== null &&
    !limits.passedChallenge &&
    siteAttempts > limits.maxUnchallengedSignUps
  )
    return 'proof_needed'
  const job: MailJob = {
    id: crypto.randomUUID(),
    // A suppressed address has no row; its job finds no subscriber.
    subscriberId: id ?? crypto.randomUUID(),
    token: createMailToken(),
  }
  const sent: unknown = await withDeadline(stores.queue.send(job), FORM_STORE_TIMEOUT_MS, 'mail queue')
  if (sent === null || typeof sent === 'string') throw new UnavailableError('mail queue (invalid response)')
  return 'recorded'
}
