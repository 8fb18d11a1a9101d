import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '#tools/command/find-browser.ts'
import { findFreePorts } from '#tools/command/free-ports.ts'
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
  }
}

/** One built site and one browser for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'fernway-e2e-'))
  const port = await findFreePorts(FIRST_PORT)
  const site = await startSite({ PORT: String(port), STATE_DIR: stateDir })
  const browser = await chromium.launchServer({ executablePath: findBrowser(), args: BROWSER_ARGS })
  project.provide('siteOrigin', site.origin)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
