import type { Context } from 'hono'
import type { Config } from '#src/config/config.ts'
import type { AdminRole } from '#src/config/operators.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { hashSubject } from '#src/sign-in/sessions/subject-hash.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Who is at the desk; set behind its guard alone. */
    readonly operator: AdminOperator
  }
}

/** Somebody at the desk. */
export type AdminOperator = {
  /** The account. */
  readonly sub: string
  /** What the audit trail and the desk call them. */
  readonly name: string
  readonly role: AdminRole
  /** Where a letter to oneself goes; null when the provider vouches for none. */
  readonly email: string | null
}

/**
 * Who a signed-in visitor is at the desk, by the setting `OPERATORS`; null for everybody it does not name. An address counts
 * when the provider vouches for it, since anybody may claim one.
 */
async function findOperator(
  { operators, oidcIssuer }: Pick<Config, 'operators' | 'oidcIssuer'>,
  user: SessionUser,
): Promise<AdminOperator | null> {
  const email = user.email_verified ? (user.email?.toLowerCase() ?? null) : null
  const roles: AdminRole[] = []
  for (const { identity: who, role } of operators) {
    const isMatch = who === email || (await hashSubject(oidcIssuer ?? '', who)) === user.sub
    if (isMatch) roles.push(role)
  }
  if (roles.length === 0) return null
  const role = roles.includes('operator') ? 'operator' : 'editor'
  return { sub: user.sub, name: email ?? user.name ?? user.nickname, role, email }
}

/**
 * Who asks, if they may open the desk; null for everybody else. Where nobody is named no store is asked.
 * @throws {UnavailableError} when nobody can tell whether a visitor is signed in
 */
export async function readOperator(c: Context<AppEnv>): Promise<AdminOperator | null> {
  const { config, sessions } = c.var
  if (config.operators.length === 0) return null
  const session = await sessions.read()
  return session === null ? null : findOperator(config, session.user)
}
