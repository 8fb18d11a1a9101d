import type { Context } from 'hono'
import { consentCookie } from '#isomorphic/measuring/consent-choice.ts'
import type { SettingsAction } from '#src/account/rules/settings-action.ts'
import type { en } from '#src/account/words/en.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { clientNetworkOf, isWithinClientRateLimit } from '#src/platform/client-rate-limit.ts'
import { runStatements } from '#src/platform/database.ts'
import { writeSettingsStatement } from '#src/sign-in/sessions/account-settings-store.ts'
import { type NewsletterOutcome, setNewsletter, setNewsletterPreferences } from './account-newsletter.ts'

/** Code of the notice on the page after the redirect, or status and reason of a rejected action. */
export type SettingsOutcome =
  | { readonly done: string; readonly cookie?: string }
  | { readonly status: 409 | 429; readonly problem: keyof (typeof en)['problems'] }

const NEWSLETTER_PROBLEM_STATUS: Readonly<
  Record<Exclude<NewsletterOutcome, 'on' | 'off' | 'mailed'>, 409 | 429>
> = { refused: 409, unverified: 409, 'too-many': 429, 'challenge-required': 429 }

async function applyNewsletter(c: Context<AppEnv>, isOn: boolean, nowS: number): Promise<SettingsOutcome> {
  const client = clientNetworkOf(c.req.raw.headers)
  if (!(await isWithinClientRateLimit(c.env.CLIENT_LIMIT, `newsletter:${client}`)))
    return { status: 429, problem: 'too-many' }
  const { turnstile, blockedAddresses } = c.get('config')
  const outcome = await setNewsletter(
    {
      user: c.get('session').user,
      stores: {
        db: c.env.DB,
        queue: c.env.MAIL_QUEUE,
        nowS,
        language: c.get('locale'),
      },
      terms: {
        clientAddress: client,
        maxUnchallengedSignUps: turnstile?.signUpsBeforeChallenge ?? null,
        passedChallenge: false,
      },
      refused: blockedAddresses,
      guard: c.get('sessionGuard'),
    },
    isOn,
  )
  return outcome === 'on' || outcome === 'off' || outcome === 'mailed'
    ? { done: `newsletter-${outcome}` }
    : { status: NEWSLETTER_PROBLEM_STATUS[outcome], problem: outcome }
}

/** Verifies the session of a request behind the guard `transactional` that needs no other transaction. */
export async function verifySession(c: Context<AppEnv>): Promise<void> {
  await runStatements(c.env.DB, [c.get('sessionGuard')])
}

/**
 * Applies a submitted form of the settings page; behind the guard `transactional`, so that a form takes two queries at
 * the most (R13.1).
 * @throws {UnavailableError} when a store does not accept the write; and errors of the session guard
 */
export async function applySettingsAction(
  c: Context<AppEnv>,
  action: SettingsAction,
  nowS: number,
): Promise<SettingsOutcome> {
  const { session, sessions, sessionGuard } = c.var
  const { user } = session
  switch (action.do) {
    case 'nickname':
      await sessions.updateUser(session, { ...user, nickname: action.nickname }, [
        sessionGuard,
        writeSettingsStatement(user.sub, action, nowS),
      ])
      return { done: action.do }
    case 'newsletter':
      return applyNewsletter(c, action.newsletter, nowS)
    case 'letters': {
      const isSaved = await setNewsletterPreferences(c.env.DB, user, action, sessionGuard)
      return isSaved ? { done: action.do } : { status: 409, problem: 'newsletter-off' }
    }
    case 'privacy':
      await verifySession(c)
      return { done: action.do, cookie: consentCookie(action) }
    case 'sign-out-one':
      await verifySession(c)
      await sessions.revokeOne(session, action.session)
      return { done: action.do }
    case 'sign-out-others':
      await verifySession(c)
      return { done: action.do, cookie: await sessions.revokeOthers(session) }
  }
}
