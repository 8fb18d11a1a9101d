import { UnavailableError } from '#src/platform/app-error.ts'
import { runStatements, type Statement, statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { insertStatement, selectRows } from '#src/platform/tables/select-rows.ts'
import { SESSION_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import { REAUTHENTICATION_WINDOW_S } from '#src/sign-in/rules/evaluate-auth-time.ts'
import { ABSOLUTE_TIMEOUT_S } from '#src/sign-in/rules/session-lifetime.ts'
import type { RevocationStores } from './revocation-check.ts'
import { readLacksAuthTimeMark, readRevokedBeforeMark } from './revocation-marks.ts'

/** Stores of account-wide revocations. */
type AccountStores = RevocationStores & { readonly kv: KVNamespace }

/** A session as its account owner sees it. */
export type ListedSession = {
  readonly sessionIdHash: string
  readonly device: string
  readonly createdAtS: number
  readonly seenAtS: number
}

export type NewSession = ListedSession & { readonly owner: string }

/**
 * Inserts or updates the list entry of a session, and deletes expired entries.
 * @param before statements that run first in the same transaction
 * @returns false when the session was revoked: it must not be written to any store
 */
export async function upsertAccountSession(
  db: D1Database,
  session: NewSession,
  before: readonly Statement[] = [],
): Promise<boolean> {
  const { sessionIdHash, owner, device, createdAtS, seenAtS } = session
  const results = await runStatements(db, [
    ...before,
    statement('DELETE FROM account_sessions WHERE created_at_s < ?', seenAtS - ABSOLUTE_TIMEOUT_S),
    statement(
      `INSERT INTO account_sessions (session_hash, owner, device, created_at_s, seen_at_s)
       SELECT ?1, ?2, ?3, ?4, ?5
       WHERE NOT EXISTS (SELECT 1 FROM sessions_not_before WHERE owner = ?2 AND not_before_s > ?4)
         AND NOT EXISTS (SELECT 1 FROM revoked_sessions WHERE session_hash = ?1)
       ON CONFLICT (session_hash) DO UPDATE SET seen_at_s = excluded.seen_at_s, device = excluded.device`,
      sessionIdHash,
      owner,
      device,
      createdAtS,
      seenAtS,
    ),
  ])
  return results.at(-1)?.changes === 1
}

export async function deleteAccountSession(db: D1Database, sessionIdHash: string): Promise<void> {
  await runStatements(db, [statement('DELETE FROM account_sessions WHERE session_hash = ?', sessionIdHash)])
}

/** Sessions of an account, most recently used first. */
export async function readSessions(db: D1Database, owner: string): Promise<readonly ListedSession[]> {
  const rows = await selectRows(
    db,
    'account_sessions',
    ['session_hash', 'device', 'created_at_s', 'seen_at_s'],
    'WHERE owner = ? ORDER BY seen_at_s DESC, session_hash',
    owner,
  )
  return rows.map(({ session_hash, device, created_at_s, seen_at_s }) => ({
    sessionIdHash: session_hash,
    device,
    createdAtS: created_at_s,
    seenAtS: seen_at_s,
  }))
}

/**
 * Statements that revoke all sessions of an account that began before a time, listed or not: the time is checked with
 * every session. They also delete the list entries.
 */
export function revokeSessionsStatements(owner: string, revokedBeforeS: number): readonly Statement[] {
  return [
    statement(
      'DELETE FROM sessions_not_before WHERE not_before_s < ?',
      revokedBeforeS - REAUTHENTICATION_WINDOW_S,
    ),
    insertStatement('sessions_not_before', { owner, not_before_s: revokedBeforeS }, 'REPLACE'),
    statement('DELETE FROM account_sessions WHERE owner = ? AND created_at_s < ?', owner, revokedBeforeS),
  ]
}

/** Time in D1 before which all sessions of an account are revoked; 0 for none. Throws as `readRows` does. */
export async function readRevokedBefore(db: D1Database, owner: string): Promise<number> {
  const [row] = await selectRows(db, 'sessions_not_before', ['not_before_s'], 'WHERE owner = ?', owner)
  return row?.not_before_s ?? 0
}

/**
 * Time before which all sessions of an account are revoked: the later one of D1 and KV; one available store is enough.
 * @throws {UnavailableError} when neither store responds
 */
export async function resolveRevokedBefore(
  { db, kv, report }: AccountStores,
  owner: string,
): Promise<number> {
  const outcomes = await Promise.allSettled([
    withDeadline(readRevokedBefore(db, owner), SESSION_STORE_TIMEOUT_MS, 'database'),
    readRevokedBeforeMark(kv, owner),
  ])
  const known = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  for (const outcome of outcomes) if (outcome.status === 'rejected') report(outcome.reason)
  if (known.length === 0) throw new UnavailableError('session marks')
  return Math.max(...known)
}

/** Whether the provider omits `auth_time` for an account; false when KV fails, which is reported. */
export async function resolveLacksAuthTime(
  { kv, report }: Pick<AccountStores, 'kv' | 'report'>,
  owner: string,
): Promise<boolean> {
  try {
    return await readLacksAuthTimeMark(kv, owner)
  } catch (error) {
    report(error)
    return false
  }
}
