import { askWrangler, jsonIn } from './ask-wrangler.ts'
import { DeploymentRefused } from './deployment-settings.ts'

/** A lock of somebody whose machine died gives way after this. */
const LEASE_SECONDS = 3600

const execute = (sql: string): Promise<string> =>
  askWrangler('d1', 'execute', 'DB', '--remote', '--json', '--command', sql)

/**
 * Takes the one lock of a deployment, which is a row of its database.
 * @param holder told to whoever comes second; letters, digits and `-_@.: ` alone
 * @returns what gives it back
 * @throws {DeploymentRefused} when somebody else has it
 */
export async function takeDeploymentLock(holder: string): Promise<() => Promise<void>> {
  const name = `${holder.replace(/[^\w@.: -]/g, '_')} ${crypto.randomUUID().slice(0, 8)}`
  const printed = await execute(
    [
      'CREATE TABLE IF NOT EXISTS deployment_lock (id INTEGER PRIMARY KEY CHECK (id = 1), holder TEXT NOT NULL, ends_at_s INTEGER NOT NULL)',
      `INSERT INTO deployment_lock VALUES (1, '${name}', unixepoch() + ${LEASE_SECONDS}) ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, ends_at_s = excluded.ends_at_s WHERE ends_at_s < unixepoch()`,
      'SELECT holder FROM deployment_lock',
    ].join('; '),
  )
  const answers = jsonIn<readonly { readonly results: readonly { readonly holder: string }[] }[]>(printed)
  const taken = answers.at(-1)?.results[0]?.holder
  if (taken !== name)
    throw new DeploymentRefused(
      `${taken} is deploying already; wait, or after an hour at most the lock gives way by itself`,
    )
  return async () => {
    await execute(`DELETE FROM deployment_lock WHERE holder = '${name}'`)
  }
}
