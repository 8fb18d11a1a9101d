import type { Context } from 'hono'
import { operatorIdentity } from '#src/config/operators.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { type SessionUser, toSessionUser } from '#src/sign-in/rules/session-user.ts'
import { hashSubject } from '#src/sign-in/sessions/subject-hash.ts'
import { withTemporarySession } from '#src/sign-in/sessions/temporary-session.ts'
import { ADMIN_PATH } from './admin-pages.ts'

/** Subject of an account that no provider has. An entry of `OPERATORS` with it makes the probe fail, as a drill. */
const CANARY_SUBJECT = 'canary-of-the-health-check'
const REFUSED_STATUS = 404

/** Requests a path of the site with a Cookie header; null: without. */
export type FetchAsVisitor = (c: Context<AppEnv>, path: string, cookie: string | null) => Promise<Response>

/** An account that claims to be an operator by everything that the provider does not vouch for. */
async function createCanary({ config }: Context<AppEnv>['var']): Promise<SessionUser> {
  const [operator] = config.operators
  const claimed = operator === undefined ? CANARY_SUBJECT : operatorIdentity(operator)
  const claims = { email: claimed, email_verified: false, name: claimed, nickname: claimed }
  return toSessionUser(await hashSubject(config.oidcIssuer ?? '', CANARY_SUBJECT), claims)
}

async function isRefused(fetchAsVisitor: FetchAsVisitor, c: Context<AppEnv>, cookie: string | null) {
  const response = await fetchAsVisitor(c, ADMIN_PATH, cookie)
  await response.body?.cancel()
  return response.status === REFUSED_STATUS
}

/**
 * Whether the admin refuses whom it must refuse: an anonymous visitor, and a signed-in account that is no operator. It
 * requests the admin with a real session, so it also detects a wrong setting and a missing guard.
 * @throws {UnavailableError} when KV does not accept the session of the account
 */
export async function isCanaryRefused(
  c: Context<AppEnv>,
  fetchAsVisitor: FetchAsVisitor,
  nowS: number,
): Promise<boolean> {
  const { oidc } = c.get('config')
  const refusals = await Promise.all([
    isRefused(fetchAsVisitor, c, null),
    oidc === null ||
      withTemporarySession(
        { kv: c.env.SESSIONS, secrets: oidc.sessionSecrets, nowS },
        await createCanary(c.var),
        (cookie) => isRefused(fetchAsVisitor, c, cookie),
      ),
  ])
  return refusals.every(Boolean)
}
