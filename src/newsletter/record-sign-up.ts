import type { SignUpSubmission } from '#src/newsletter/rules/sign-up-submission.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { hashText } from '#src/platform/hash-text.ts'
import { addressHashOf } from './address-hash.ts'
import type { MailJob } from './mail-job.ts'
import { createLetterToken } from './newsletter-tokens.ts'
import { CONSENT_TEXT } from './subscriptions.ts'

const STORE_TIMEOUT_MS = 2500
/** Besides the rate limit binding, which counts per location and is permissive (R6.6). */
const CLIENT_LIMIT = 20
const CLIENT_WINDOW_S = 60
const SITE_WINDOW_S = 600

/** What a sign-up needs, for one request. */
export type SignUpStores = {
  readonly db: D1Database
  readonly queue: Queue<MailJob>
  readonly nowS: number
}

export type SignUpTerms = {
  /** Who asks, for counting: an address of the network. */
  readonly client: string
  /** Sign-ups in ten minutes on the whole site that need no proof of a person; null: none ever does. */
  readonly freeSignUps: number | null
  readonly hasProof: boolean
}

export type SignUpOutcome = 'recorded' | 'too_many' | 'proof_needed'

const INSERT = `INSERT INTO newsletter_subscribers
    (id, address, status, source, form_name, form_type, consent_text, consented_at_s)
  SELECT ?1, ?2, 'pending', ?3, ?4, ?5, ?6, ?7
  WHERE NOT EXISTS (SELECT 1 FROM newsletter_suppressions WHERE address_hash = ?8)
    AND (SELECT attempts FROM newsletter_attempts WHERE window_key = ?9) <= ?10
    AND (SELECT attempts FROM newsletter_attempts WHERE window_key = ?11) <= ?12
  ON CONFLICT (address) DO UPDATE SET status = 'pending', source = excluded.source, form_name = excluded.form_name,
    form_type = excluded.form_type, consent_text = excluded.consent_text, consented_at_s = excluded.consented_at_s,
    ended_at_s = NULL
  WHERE status <> 'confirmed'`
const COUNT = `INSERT INTO newsletter_attempts (window_key, attempts, expires_at_s) VALUES (?, 1, ?)
  ON CONFLICT (window_key) DO UPDATE SET attempts = attempts + 1 RETURNING attempts`

function numberIn(results: readonly D1Result[], index: number): number {
  const row = results?.[index]?.results?.[0] as { attempts?: unknown } | undefined
  if (typeof row?.attempts !== 'number') throw new UnavailableError('database (no count)')
  return row.attempts
}

/** Counts and row in one transaction, the same whatever is known of the address (R6.1). */
async function writeRow(
  { db, nowS }: SignUpStores,
  { address, source, formName, formType }: SignUpSubmission,
  { client, freeSignUps, hasProof }: SignUpTerms,
): Promise<{ readonly id: string | null; readonly byClient: number; readonly bySite: number }> {
  const clientKey = `c:${await hashText(`${Math.floor(nowS / CLIENT_WINDOW_S)} ${client}`)}`
  const siteKey = `s:${Math.floor(nowS / SITE_WINDOW_S)}`
  const siteLimit = freeSignUps === null || hasProof ? Number.MAX_SAFE_INTEGER : freeSignUps
  const results = await db.batch([
    db.prepare('DELETE FROM newsletter_attempts WHERE expires_at_s < ?').bind(nowS),
    db.prepare(COUNT).bind(clientKey, nowS + 2 * CLIENT_WINDOW_S),
    db.prepare(COUNT).bind(siteKey, nowS + 2 * SITE_WINDOW_S),
    db
      .prepare(INSERT)
      .bind(
        crypto.randomUUID(),
        address,
        source,
        formName,
        formType,
        CONSENT_TEXT,
        nowS,
        await addressHashOf(address),
        clientKey,
        CLIENT_LIMIT,
        siteKey,
        siteLimit,
      ),
    db.prepare('SELECT id FROM newsletter_subscribers WHERE address = ?').bind(address),
  ])
  const found = results?.[4]?.results?.[0] as { id?: string } | undefined
  return { id: found?.id ?? null, byClient: numberIn(results, 1), bySite: numberIn(results, 2) }
}

/**
 * Stores a sign-up and the job of its mail. New, pending, confirmed and suppressed addresses take the same steps: what
 * mail goes out, if any, is decided by the consumer of the queue.
 * @throws {UnavailableError} when D1 or the queue does not take it
 */
export async function recordSignUp(
  stores: SignUpStores,
  submission: SignUpSubmission,
  terms: SignUpTerms,
): Promise<SignUpOutcome> {
  const written = writeRow(stores, submission, terms)
  const { id, byClient, bySite } = await withDeadline(written, STORE_TIMEOUT_MS, 'database')
  if (byClient > CLIENT_LIMIT) return 'too_many'
  if (terms.freeSignUps !== null && !terms.hasProof && bySite > terms.freeSignUps) return 'proof_needed'
  const job: MailJob = {
    id: crypto.randomUUID(),
    // An address that must get no mail has no row; its job finds nobody.
    subscriberId: id ?? crypto.randomUUID(),
    token: createLetterToken(),
  }
  const sent: unknown = await withDeadline(stores.queue.send(job), STORE_TIMEOUT_MS, 'mail queue')
  if (sent === null || typeof sent === 'string')
    throw new UnavailableError('mail queue (no sense in its answer)')
  return 'recorded'
}
