import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { readRevokedBefore } from './account-sessions.ts'
import { readLacksAuthTimeMark, readRevokedBeforeMark } from './revocation-marks.ts'
import type { SessionDependencies } from './session-lifecycle.ts'

/** Signing in does not wait longer for what the database knows of the account. */
const ACCOUNT_TIMEOUT_MS = 500

/**
 * The moment before which all sessions of an account have ended: the later of what both stores say; one that can tell is enough.
 * @throws {UnavailableError} when neither can
 */
export async function resolveRevokedBefore(
  { db, kv, report }: SessionDependencies,
  owner: string,
): Promise<number> {
  const outcomes = await Promise.allSettled([
    withDeadline(readRevokedBefore(db, owner), ACCOUNT_TIMEOUT_MS, 'database'),
    readRevokedBeforeMark(kv, owner),
  ])
  const known = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  for (const outcome of outcomes) if (outcome.status === 'rejected') report(outcome.reason)
  if (known.length === 0) throw new UnavailableError('session marks')
  return Math.max(...known)
}

/** Whether nobody of an account can show when they signed in at the provider; no when KV cannot tell, which is reported. */
export async function resolveLacksAuthTime(
  { kv, report }: SessionDependencies,
  owner: string,
): Promise<boolean> {
  try {
    return await readLacksAuthTimeMark(kv, owner)
  } catch (error) {
    report(error)
    return false
  }
}
