import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs of the engines besides Chromium, as far as this machine has them. */
export type BrowserEnginePaths = {
  readonly firefox: string | null
  readonly webKit: WebKitPaths | null
}

export type WebKitPaths = {
  /** Answers WebDriver. */
  readonly driver: string
  /** The small browser it drives. */
  readonly browser: string
  /** A screen for it: WebKitGTK draws no pages without one. */
  readonly screen: string
}

/** Debian's packages, in the order in which they are looked for. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openssl']

const FIREFOX_PATHS = ['/Applications/Firefox.app/Contents/MacOS/firefox', '/snap/bin/firefox']
/** Newer packages first: the libraries' versions are part of the folder. */
const MINI_BROWSERS = '/usr/{lib,libexec}/{,*-linux-gnu*/}webkit{2gtk,gtk}-*/MiniBrowser'

function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((path) => existsSync(path)) ?? null
}

function findFirefox(): string | null {
  const configuredPath = process.env['FIREFOX_PATH'] ?? ''
  if (configuredPath !== '') return existsSync(configuredPath) ? configuredPath : null
  return findOnPath(['firefox-esr', 'firefox']) ?? FIREFOX_PATHS.find((path) => existsSync(path)) ?? null
}

function findWebKit(): WebKitPaths | null {
  const driver = findOnPath(['WebKitWebDriver'])
  const screen = findOnPath(['Xvfb'])
  const browser = globSync(MINI_BROWSERS).sort().at(-1) ?? null
  return driver === null || screen === null || browser === null ? null : { driver, browser, screen }
}

const findInstalled = (): BrowserEnginePaths => ({ firefox: findFirefox(), webKit: findWebKit() })

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args], { stdio: 'ignore' }).status === 0

/** Debian as root takes the distribution's packages; anywhere else a person decides what is installed. */
function installEngines(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const install = ['install', '-y', '--no-install-recommends', ...PACKAGES]
  if (!run('apt-get', install)) run('apt-get', ['update']) && run('apt-get', install)
}

/**
 * Finds Firefox (FIREFOX_PATH, or an installed one) and WebKitGTK with its driver and a screen; installs what is missing
 * where the machine is Debian and this process may.
 * @returns null for an engine that is not there and could not be installed
 */
export function findBrowserEngines(): BrowserEnginePaths {
  const found = findInstalled()
  if (found.firefox !== null && found.webKit !== null) return found
  installEngines()
  return findInstalled()
}
