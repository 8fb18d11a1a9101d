import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** The headless shell first: it needs a third less time than a browser with windows. */
const EXECUTABLE_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const INSTALL_PATHS = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function installedBrowser(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = EXECUTABLE_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...INSTALL_PATHS].find((path) => existsSync(path)) ?? null
}

function playwrightBrowser(): string | null {
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? path : null
}

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args], { stdio: 'inherit' }).status === 0

/** As root on Debian the distribution's package, otherwise Playwright's installer. */
function installBrowser(): void {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const install = ['install', '-y', 'chromium-headless-shell']
  if (isDebianRoot && run('apt-get', ['update']) && run('apt-get', install)) return
  run(process.execPath, [
    join('node_modules', 'playwright-core', 'cli.js'),
    'install',
    '--only-shell',
    'chromium',
  ])
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, an installed Chrome or Chromium, or Playwright's; installs one
 * when there is none.
 * @throws {Error} with instructions when none can be installed
 */
export function findBrowser(): string {
  const configuredPath = process.env['CHROMIUM_PATH']
  if (configuredPath !== undefined && configuredPath !== '') {
    if (existsSync(configuredPath)) return configuredPath
    throw new Error(
      `CHROMIUM_PATH names ${configuredPath}, where there is no file. Point it at a Chrome or Chromium, or unset it.`,
    )
  }
  const found = installedBrowser() ?? playwrightBrowser()
  if (found !== null) return found
  installBrowser()
  const installed = installedBrowser() ?? playwrightBrowser()
  if (installed !== null) return installed
  throw new Error(
    'No browser could be installed. Install Chrome or Chromium and set CHROMIUM_PATH to its program file.',
  )
}
