import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { holdPorts } from '#tools/command/hold-ports.ts'
import { buildInProcess } from './build-in-process.ts'
import { copyStores, seedStores } from './prepare-stores.ts'
import { type StartedSite, startTestSite } from './start-test-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string
    /** Folder with the prepared stores that sites with their own settings are seeded from. */
    preparedStores: string
  }
}

/**
 * Builds and starts one site for all browser tests. Other tests already run during the build: browser tests wait for
 * the site (`wait-for-site.ts`).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const preparedStores = mkdtempSync(join(tmpdir(), 'fernway-stores-'))
  // Tests know the address before the site is built, so no other program may take it meanwhile.
  const { port, release } = await holdPorts()
  project.provide('preparedStores', preparedStores)
  project.provide('siteOrigin', `http://localhost:${port}`)
  let stateDir: string | null = null

  async function start(): Promise<StartedSite> {
    await buildInProcess('1')
    await seedStores(preparedStores)
    stateDir = copyStores(preparedStores)
    await release()
    return startTestSite({ PORT: String(port), STATE_DIR: stateDir })
  }

  const starting = start().catch((error: unknown) => {
    console.error('the site that browsers visit did not start:', error)
    // Tests that wait for these stores fail at once.
    rmSync(preparedStores, { recursive: true, force: true })
    return null
  })
  return async () => {
    await (await starting)?.stop()
    await release()
    for (const folder of [stateDir, preparedStores]) {
      if (folder !== null) rmSync(folder, { recursive: true, force: true })
    }
  }
}
