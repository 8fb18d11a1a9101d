import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import { findFreePorts } from '#tools/command/find-free-ports.ts'
import { copyStores } from './prepare-stores.ts'
import { type StartedSite, startTestSite } from './start-test-site.ts'

const FIRST_PORT = 8890
/** A site binds its ports seconds after they were found free, so concurrent test files search separate ranges. */
const PORTS_PER_FILE = 20

/**
 * Starts a site with its own settings, free ports, and stores that are removed on stop. It takes as long as `npm run
 * preview`: start it in a hook, whose timeout allows for that.
 * @param env added to the environment
 * @param prepare changes the stores before the start
 */
export async function startIsolatedSite(
  env: NodeJS.ProcessEnv,
  prepare: (stateDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<StartedSite> {
  const stateDir = copyStores(inject('preparedStores'))
  await prepare(stateDir)
  const port = await findFreePorts(FIRST_PORT + PORTS_PER_FILE * Number(process.env['VITEST_POOL_ID'] ?? 0))
  const site = await startTestSite({ PORT: String(port), STATE_DIR: stateDir, ...env })
  return {
    origin: site.origin,
    stop: async () => {
      await site.stop()
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}
