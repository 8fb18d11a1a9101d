import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import { findFreePorts } from '#tools/command/find-free-ports.ts'
import { copyStores } from './prepare-stores.ts'
import { type StartedSite, startSite } from './start-site.ts'

const FIRST_PORT = 8890
/** A site takes its ports seconds after they were looked for: files that run side by side look in places of their own. */
const PORTS_PER_FILE = 20

/**
 * Starts a site with settings of its own, on free ports, with stores of its own that go when it stops. It takes as long as
 * `npm run preview`: start it in a hook, which has the time.
 * @param env added to the environment
 * @param prepare what is to be done with the stores before
 */
export async function startIsolatedSite(
  env: NodeJS.ProcessEnv,
  prepare: (stateDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<StartedSite> {
  const stateDir = copyStores(inject('preparedStores'))
  await prepare(stateDir)
  const port = await findFreePorts(FIRST_PORT + PORTS_PER_FILE * Number(process.env['VITEST_POOL_ID'] ?? 0))
  const site = await startSite({ PORT: String(port), STATE_DIR: stateDir, ...env })
  return {
    origin: site.origin,
    stop: async () => {
      await site.stop()
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}
