import { HOUR_S } from '#src/platform/durations.ts'
import { type CloudflareApi, queryDatabase } from './cloudflare-api.ts'
import { DeploymentError } from './deployment-settings.ts'

/** An abandoned lock expires after this time; a running deployment renews its lock with each step. */
const LOCK_TTL_S = HOUR_S

/** Another deployment holds the lock by now: it alone decides what visitors get. */
export class LostLockError extends Error {}

export type DeploymentLock = {
  /** @throws {LostLockError} when another deployment holds the lock by now */
  readonly renew: () => Promise<void>
  readonly release: () => Promise<void>
}

/**
 * Acquires the lock of a deployment, which is a row of its first database.
 * @param database id of that database
 * @param holder shown to operators who find the lock taken
 * @throws {DeploymentError} when another deployment holds it
 */
export async function acquireDeploymentLock(
  api: CloudflareApi,
  database: string,
  holder: string,
): Promise<DeploymentLock> {
  const name = `${holder.replace(/[^\w@.: -]/g, '_')} ${crypto.randomUUID().slice(0, 8)}`
  const [row] = await queryDatabase<{ readonly holder: string }>(
    api,
    database,
    [
      'CREATE TABLE IF NOT EXISTS deployment_lock (id INTEGER PRIMARY KEY CHECK (id = 1), holder TEXT NOT NULL, ends_at_s INTEGER NOT NULL)',
      `INSERT INTO deployment_lock VALUES (1, '${name}', unixepoch() + ${LOCK_TTL_S}) ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, ends_at_s = excluded.ends_at_s WHERE ends_at_s < unixepoch()`,
      'SELECT holder FROM deployment_lock',
    ].join('; '),
  )
  if (row?.holder !== name)
    throw new DeploymentError(
      `${row?.holder} is deploying already; wait, or retry in an hour, when the lock has expired`,
    )
  return {
    async renew() {
      const [renewed] = await queryDatabase(
        api,
        database,
        `UPDATE deployment_lock SET ends_at_s = unixepoch() + ${LOCK_TTL_S} WHERE holder = '${name}' RETURNING id`,
      )
      if (renewed === undefined)
        throw new LostLockError('The lock was lost: another operator is deploying now')
    },
    async release() {
      await queryDatabase(api, database, `DELETE FROM deployment_lock WHERE holder = '${name}'`)
    },
  }
}
