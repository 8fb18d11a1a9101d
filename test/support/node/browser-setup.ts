import { rmSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '#tools/command/find-browser.ts'
import { findFreePorts } from '#tools/command/free-ports.ts'
import { copyStores, prepareStores } from './prepare-stores.ts'
import { startSite } from './start-site.ts'

/** Flags that keep Chromium quiet on a network without internet. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const FIRST_PORT = 8790

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string
    browserEndpoint: string
    /** Folder of stores that sites with settings of their own begin from. */
    preparedStores: string
  }
}

/** One built site and one browser for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const preparedStores = await prepareStores()
  const stateDir = copyStores(preparedStores)
  const port = await findFreePorts(FIRST_PORT)
  const site = await startSite({ PORT: String(port), STATE_DIR: stateDir })
  const browser = await chromium.launchServer({ executablePath: findBrowser(), args: BROWSER_ARGS })
  project.provide('preparedStores', preparedStores)
  project.provide('siteOrigin', site.origin)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.stop()
    for (const folder of [stateDir, preparedStores]) rmSync(folder, { recursive: true, force: true })
  }
}
