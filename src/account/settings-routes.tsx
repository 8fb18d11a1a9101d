import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { AccountSummary, SettingsPage, SettingsPanels } from '#src/account/pages/settings-page.tsx'
import { EXPORT_PATH, type SessionView, type SettingsNotice } from '#src/account/pages/settings-view.ts'
import { parseSettingsAction } from '#src/account/rules/settings-action.ts'
import { ACCOUNT_WORDS } from '#src/account/words/account-words.ts'
import { imageOriginsOf } from '#src/config/image-origins-of.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { consentOf } from '#src/measuring/request-consent.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { localiseDeviceName } from '#src/sign-in/rules/device-name.ts'
import { isSessionActive } from '#src/sign-in/rules/session-lifetime.ts'
import { type ListedSession, readSessions } from '#src/sign-in/sessions/account-sessions.ts'
import { publicSessionId } from '#src/sign-in/sessions/request-sessions.ts'
import { getCompleteHref, startDeferredPart, streamPage } from '#src/site/stream-page.tsx'
import { tripObjectsOf } from '#src/trips/create-trips-context.ts'
import { exportAccount } from './account-data-sources.ts'
import { readAccountNewsletter } from './account-newsletter.ts'
import { SETTINGS_PATH } from './account-pages.ts'
import { applySettingsAction, verifySession } from './apply-settings-action.ts'

const MAX_BODY_BYTES = 8000
const RETRY_AFTER_S = '60'
const NO_STORE = { 'cache-control': 'no-store' }
/** For routes whose guard has verified the session before the handler. */
const ALREADY_VERIFIED = Promise.resolve()

const wordsOf = (c: Context<AppEnv>) => pickWords(ACCOUNT_WORDS, c.get('locale'))

function doneNotice(c: Context<AppEnv>): SettingsNotice | null {
  const code = c.req.query('done') ?? ''
  const done: Readonly<Record<string, string>> = wordsOf(c).done
  const text = Object.hasOwn(done, code) ? done[code] : undefined
  return text === undefined ? null : { tone: 'done', text }
}

/** Sessions that have not ended; entries of the others remain until the list is purged. */
async function readSessionViews(c: Context<AppEnv>, nowS: number): Promise<readonly SessionView[]> {
  const { user, sessionIdHash } = c.get('session')
  const sessions = await readSessions(c.env.DB, user.sub)
  const isListed = (session: ListedSession): boolean =>
    session.sessionIdHash === sessionIdHash || isSessionActive(session, nowS)
  return sessions.filter(isListed).map((session) => ({
    publicId: publicSessionId(session.sessionIdHash),
    device: localiseDeviceName(session.device, c.get('locale')),
    isCurrent: session.sessionIdHash === sessionIdHash,
    seenAtMs: session.seenAtS * 1000,
  }))
}

/** @param sessionVerified pending verification of the session */
function renderSettings(
  c: Context<AppEnv>,
  notice: SettingsNotice | null,
  sessionVerified: Promise<void>,
  nowS: number,
): Promise<Response> {
  const { user } = c.get('session')
  const pictures = imageOriginsOf(c.get('config'))
  const summary = startDeferredPart(c, async () => {
    await sessionVerified
    return <AccountSummary user={user} pictures={pictures} />
  })
  const panels = startDeferredPart(c, async () => {
    const [newsletter, sessions] = await Promise.all([
      readAccountNewsletter(c.env.DB, user),
      readSessionViews(c, nowS),
      sessionVerified,
    ])
    return <SettingsPanels view={{ user, newsletter, sessions, consent: consentOf(c) }} />
  })
  const { title, description } = wordsOf(c).settings
  return streamPage(c, [summary, panels], () => ({
    head: { title, description, canonicalPath: null },
    page: <SettingsPage {...{ summary, panels, notice }} completeHref={getCompleteHref(c)} />,
  }))
}

/** Renders the settings page with a problem; reads account data, so that the session is verified first. */
async function renderProblem(c: Context<AppEnv>, text: string, nowS: number): Promise<Response> {
  await verifySession(c)
  return renderSettings(c, { tone: 'problem', text }, ALREADY_VERIFIED, nowS)
}

/** A form of `/profile/settings`. */
async function handleSettingsForm(c: Context<AppEnv>, nowS: number): Promise<Response> {
  const read = await readForm(c)
  if ('refusal' in read) return read.refusal
  const action = parseSettingsAction(read.fields)
  if (action === null) return errorJson(400, 'invalid_form')
  if (action === 'nickname') {
    c.status(400)
    return renderProblem(c, wordsOf(c).problems.nickname, nowS)
  }
  const outcome = await applySettingsAction(c, action, nowS)
  if ('problem' in outcome) {
    c.status(outcome.status)
    if (outcome.status === 429) c.header('retry-after', RETRY_AFTER_S)
    return renderProblem(c, wordsOf(c).problems[outcome.problem], nowS)
  }
  if (outcome.cookie !== undefined) c.header('set-cookie', outcome.cookie)
  return c.body(null, 303, { ...NO_STORE, location: `${SETTINGS_PATH}?done=${outcome.done}` })
}

/** The account export: the session is verified while the data are read (R13.1). */
async function handleExport(c: Context<AppEnv>, nowMs: number): Promise<Response> {
  const { user } = c.get('session')
  const [parts] = await Promise.all([
    exportAccount({
      db: c.env.DB,
      trips: tripObjectsOf(c.env, c.get('config')),
      user,
      nowS: Math.floor(nowMs / 1000),
    }),
    c.get('sessionVerified'),
  ])
  const body = `${JSON.stringify({ exportedAt: new Date(nowMs).toISOString(), account: user, ...parts }, null, 2)}\n`
  return c.body(body, 200, {
    ...NO_STORE,
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="fernway-account.json"',
  })
}

/** The settings page, its forms and the account export, each with its guard. */
export function settingsRoutes(nowMs: () => number): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(SETTINGS_PATH, requireSession('streamed'), (c) =>
      renderSettings(c, doneNotice(c), c.get('sessionVerified'), Math.floor(nowMs() / 1000)),
    )
    .post(
      SETTINGS_PATH,
      requireSession('transactional'),
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      (c) => handleSettingsForm(c, Math.floor(nowMs() / 1000)),
    )
    .get(EXPORT_PATH, requireSession('streamed'), (c) => handleExport(c, nowMs()))
}
