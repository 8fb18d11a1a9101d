import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { findFreePorts } from '#tools/command/free-ports.ts'
import { copyStores, prepareStores } from './prepare-stores.ts'
import { startSite } from './start-site.ts'

const FIRST_PORT = 8790

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string
    /** Folder of stores that sites with settings of their own begin from. */
    preparedStores: string
  }
}

/** One built site for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const preparedStores = await prepareStores()
  const stateDir = copyStores(preparedStores)
  const port = await findFreePorts(FIRST_PORT)
  const site = await startSite({ PORT: String(port), STATE_DIR: stateDir })
  project.provide('preparedStores', preparedStores)
  project.provide('siteOrigin', site.origin)
  return async () => {
    await site.stop()
    for (const folder of [stateDir, preparedStores]) rmSync(folder, { recursive: true, force: true })
  }
}
