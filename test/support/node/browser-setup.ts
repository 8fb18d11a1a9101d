import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findFreePorts } from '#tools/command/find-free-ports.ts'
import { buildInProcess } from './build-in-process.ts'
import { copyStores, seedStores } from './prepare-stores.ts'
import { type StartedSite, startSite } from './start-site.ts'

const FIRST_PORT = 8790

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string
    /** Folder of stores that sites with settings of their own begin from. */
    preparedStores: string
  }
}

/**
 * One built site for all browser tests. It is built and started while other tests run already: what visits it waits for it
 * (`wait-for-site.ts`).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const preparedStores = mkdtempSync(join(tmpdir(), 'fernway-stores-'))
  const port = await findFreePorts(FIRST_PORT)
  project.provide('preparedStores', preparedStores)
  project.provide('siteOrigin', `http://localhost:${port}`)
  let stateDir: string | null = null

  async function start(): Promise<StartedSite> {
    await buildInProcess('1')
    await seedStores(preparedStores)
    stateDir = copyStores(preparedStores)
    return startSite({ PORT: String(port), STATE_DIR: stateDir })
  }

  const starting = start().catch((error: unknown) => {
    console.error('the site that browsers visit did not start:', error)
    // So that no file waits for it.
    rmSync(preparedStores, { recursive: true, force: true })
    return null
  })
  return async () => {
    await (await starting)?.stop()
    for (const folder of [stateDir, preparedStores]) {
      if (folder !== null) rmSync(folder, { recursive: true, force: true })
    }
  }
}
