import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildInProcess } from '#test/support/node/build-in-process.ts'
import { startTestSite } from '#test/support/node/start-test-site.ts'
import { type BrowserEnginePaths, findBrowserEngines } from '#tools/command/find-browser-engines.ts'
import { findFreePorts } from '#tools/command/find-free-ports.ts'
import { startHttpsProxy } from './start-https-proxy.ts'

const FIRST_PORT = 9390
const FIRST_FRONT_PORT = 9590

declare module 'vitest' {
  interface ProvidedContext {
    /** HTTPS origin of the same site, which WebKit needs. */
    secureOrigin: string
    engines: BrowserEnginePaths
  }
}

function warnMissingEngines({ firefox, webKit }: BrowserEnginePaths): void {
  if (firefox === null)
    console.log('Firefox is not installed: its flows are skipped (Debian: firefox-esr, or set FIREFOX_PATH).')
  if (webKit === null)
    console.log('WebKitGTK is not installed: its flows are skipped (Debian: webkit2gtk-driver, xvfb).')
}

/** Starts one built site for both engines, behind an HTTPS proxy; starts nothing when no engine is installed. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engines = findBrowserEngines()
  warnMissingEngines(engines)
  project.provide('engines', engines)
  if (engines.firefox === null && engines.webKit === null) return () => Promise.resolve()
  await buildInProcess('1')
  // Starts empty: the only site on these stores fills them at start.
  const stateDir = mkdtempSync(join(tmpdir(), 'fernway-engines-'))
  const port = await findFreePorts(FIRST_PORT)
  const frontPort = await findFreePorts(FIRST_FRONT_PORT)
  const secureOrigin = `https://localhost:${frontPort}`
  const site = await startTestSite({ PORT: String(port), STATE_DIR: stateDir, SITE_ORIGIN: secureOrigin })
  const front = await startHttpsProxy(frontPort, port)
  project.provide('siteOrigin', site.origin)
  project.provide('secureOrigin', secureOrigin)
  return async () => {
    await front.stop()
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
