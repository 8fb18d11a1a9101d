import type { Context } from 'hono'
import type { Config } from '#src/config/config.ts'
import { type AdminRole, type NamedOperator, operatorIdentity } from '#src/config/operators.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { verifiedAddressOf } from '#src/sign-in/rules/verified-address.ts'
import type { Session } from '#src/sign-in/sessions/session-lifecycle.ts'
import { hashSubject } from '#src/sign-in/sessions/subject-hash.ts'
import { isAnyBlocked } from './access/blocked-operators-store.ts'

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
  /** When the operator authenticated at the provider, in seconds since 1970; null when unknown. */
  readonly authenticatedAtS: number | null
  /** Entries of `OPERATORS` that name the account. */
  readonly identities: readonly string[]
}

/** The name for the audit trail; one that is spelled like an address was not verified and could be another person's. */
const displayNameOf = ({ name, nickname, sub }: SessionUser): string =>
  [name, nickname].find((text) => text !== null && !text.includes('@')) ?? sub

/**
 * Finds the operator of a session in the setting `OPERATORS`; null when the setting does not name it. An entry with an @
 * matches an address that the provider has verified, because unverified ones can be claimed freely; any other entry
 * matches a subject. Neither matches the other, so that a subject spelled like an address grants nothing.
 */
async function findOperator(
  { operators, oidcIssuer }: Pick<Config, 'operators' | 'oidcIssuer'>,
  { user, authenticatedAtS }: Pick<Session, 'user' | 'authenticatedAtS'>,
): Promise<AdminOperator | null> {
  const email = verifiedAddressOf(user)
  const matches: NamedOperator[] = []
  for (const operator of operators) {
    const isMatch =
      'address' in operator
        ? operator.address === email
        : (await hashSubject(oidcIssuer ?? '', operator.subject)) === user.sub
    if (isMatch) matches.push(operator)
  }
  if (matches.length === 0) return null
  const role = matches.some((match) => match.role === 'operator') ? 'operator' : 'editor'
  const identities = matches.map(operatorIdentity)
  return { sub: user.sub, name: email ?? displayNameOf(user), role, email, authenticatedAtS, identities }
}

/**
 * Reads the operator of the request; null for all other visitors, and for an operator who is shut out by one of the
 * entries that name the account. Without configured operators no store is read.
 * @throws {UnavailableError} when a store does not answer and the session cannot be checked
 */
export async function readOperator(c: Context<AppEnv>): Promise<AdminOperator | null> {
  const { config, sessions } = c.var
  if (config.operators.length === 0) return null
  const session = await sessions.read()
  const operator = session === null ? null : await findOperator(config, session)
  if (operator === null) return null
  return (await isAnyBlocked(c.env.DB, operator.identities)) ? null : operator
}
