import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { TurnstileSettings } from '#src/config/newsletter-config.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { type BodyKind, readBody } from '#src/http/read-body.ts'
import { isBlockedAddress } from '#src/mail/rules/refused-address.ts'
import { parseSubmission, type SignUpSubmission } from '#src/newsletter/rules/sign-up-submission.ts'
import { readSubmittedForm, type SubmittedForm } from '#src/newsletter/rules/submitted-form.ts'
import { AppError } from '#src/platform/app-error.ts'
import { clientNetworkOf, isWithinClientRateLimit } from '#src/platform/client-rate-limit.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { checkChallenge } from './check-challenge.ts'
import { SIGNED_UP_PATH } from './newsletter-pages.ts'
import { recordSignUp } from './record-sign-up.ts'

const MAX_BODY_BYTES = 8192
const RETRY_AFTER_S = '60'
/** One year (S9.1), for every page (M1.18). */
const SUBSCRIBED_COOKIE = 'newsletterSubscribed=true; Path=/; Max-Age=31536000; SameSite=Lax; Secure'

type SignUpRejection = { readonly status: 400 | 403 | 429 | 503; readonly code: string }

/** Renders the response to a form that was submitted without JavaScript, with its fields filled in. */
type RenderFormPage<Detail> = (
  c: Context<AppEnv>,
  submitted: SubmittedForm,
  detail: Detail,
) => Response | Promise<Response>

export type SignUpTools = {
  readonly fetch: Fetch
  readonly nowMs: () => number
  /** Shows the error; the detail is the HTTP status. */
  readonly renderRejectedForm: RenderFormPage<number>
  /** Shows the challenge. */
  readonly renderChallenge: RenderFormPage<TurnstileSettings>
}

async function processSignUp(
  c: Context<AppEnv>,
  submission: SignUpSubmission,
  { fetch, nowMs }: SignUpTools,
): Promise<SignUpRejection | null> {
  const { turnstile, blockedAddresses } = c.get('config')
  if (isBlockedAddress(submission.address, blockedAddresses)) return { status: 400, code: 'invalid_email' }
  if (submission.isTrap) return null
  const clientAddress = clientNetworkOf(c.req.raw.headers)
  const passedChallenge =
    turnstile !== null && (await checkChallenge(turnstile, submission.challenge, clientAddress, fetch))
  const stores = {
    db: c.env.DB,
    queue: c.env.MAIL_QUEUE,
    nowS: Math.floor(nowMs() / 1000),
    language: c.get('locale'),
  }
  const maxUnchallengedSignUps = turnstile?.signUpsBeforeChallenge ?? null
  const limits = { clientAddress, maxUnchallengedSignUps, passedChallenge }
  const outcome = await recordSignUp(stores, submission, limits)
  if (outcome === 'too_many') return { status: 429, code: 'too_many' }
  return outcome === 'proof_needed' ? { status: 403, code: 'proof_needed' } : null
}

/** The response is the same for every address, subscribed or not (R6.1). */
function respondWithSuccess(c: Context<AppEnv>, kind: BodyKind): Response {
  const headers = { 'cache-control': 'no-store', 'set-cookie': SUBSCRIBED_COOKIE }
  return kind === 'json'
    ? c.json({ status: 'ok' }, 200, headers)
    : c.body(null, 303, { ...headers, location: SIGNED_UP_PATH })
}

function respondWithRejection(c: Context<AppEnv>, { status, code }: SignUpRejection): Response {
  const retry = status === 429 || status === 503 ? { 'retry-after': RETRY_AFTER_S } : null
  const { turnstile } = c.get('config')
  if (status !== 403 || turnstile === null) return errorJson(status, code, retry ?? {})
  const script = `${turnstile.origin}/turnstile/v0/api.js?render=explicit`
  return c.json({ error: code, siteKey: turnstile.siteKey, script }, 403, { 'cache-control': 'no-store' })
}

/**
 * Processes a sign-up and turns errors of the stores into a rejection that visitors can retry (R6.3).
 * @returns null when the sign-up was stored
 */
async function tryProcessSignUp(
  c: Context<AppEnv>,
  submission: SignUpSubmission,
  tools: SignUpTools,
): Promise<SignUpRejection | null> {
  try {
    return await processSignUp(c, submission, tools)
  } catch (error) {
    c.get('report')(error)
    if (error instanceof AppError) return { status: 503, code: 'unavailable' }
    throw error
  }
}

/**
 * `POST /api/newsletter` (M1.9, R6): JSON from the island, a form without JavaScript. Responds 200, or 303 to a form,
 * once the row and the mail job are stored.
 */
export function newsletterSignUpRoutes(tools: SignUpTools): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/api/newsletter',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
    async (c) => {
      const isWithin = await isWithinClientRateLimit(
        c.env.CLIENT_LIMIT,
        `newsletter:${clientNetworkOf(c.req.raw.headers)}`,
      )
      const read = await readBody(c, ['json', 'form'])
      if ('refusal' in read) return read.refusal
      const { kind, data } = read
      const verdict = parseSubmission(data)
      const rejection: SignUpRejection | null = !isWithin
        ? { status: 429, code: 'too_many' }
        : verdict.kind === 'invalid'
          ? { status: 400, code: verdict.code }
          : await tryProcessSignUp(c, verdict.submission, tools)
      if (rejection === null) return respondWithSuccess(c, kind)
      if (kind === 'json') return respondWithRejection(c, rejection)
      const { turnstile } = c.get('config')
      if (rejection.status === 403 && turnstile !== null)
        return tools.renderChallenge(c, readSubmittedForm(data), turnstile)
      if (rejection.status === 429 || rejection.status === 503) c.header('retry-after', RETRY_AFTER_S)
      return tools.renderRejectedForm(c, readSubmittedForm(data), rejection.status)
    },
  )
}
