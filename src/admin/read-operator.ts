import type { Context } from 'hono'
import type { Config } from '#src/config/config.ts'
import type { AdminRole } from '#src/config/operators.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { hashSubject } from '#src/sign-in/sessions/subject-hash.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The signed-in operator; set by the admin guard only. */
    readonly operator: AdminOperator
  }
}

/** An operator of the admin. */
export type AdminOperator = {
  /** Account ID. */
  readonly sub: string
  /** Name in the audit trail and in the header of admin pages. */
  readonly name: string
  readonly role: AdminRole
  /** Recipient of test mails; null when the provider has not verified the address. */
  readonly email: string | null
}

/**
 * Finds the operator of a session in the setting `OPERATORS`; null when the setting does not name it. An e-mail address
 * counts only when the provider has verified it, because unverified ones can be claimed freely.
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
 * Reads the operator of the request; null for all other visitors. Without configured operators no store is read.
 * @throws {UnavailableError} when a store does not answer and the session cannot be checked
 */
export async function readOperator(c: Context<AppEnv>): Promise<AdminOperator | null> {
  const { config, sessions } = c.var
  if (config.operators.length === 0) return null
  const session = await sessions.read()
  return session === null ? null : findOperator(config, session.user)
}
