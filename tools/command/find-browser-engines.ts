import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Executables of the engines other than Chromium; null for those not installed. */
export type BrowserEnginePaths = {
  readonly firefox: string | null
  readonly webKit: WebKitPaths | null
}

export type WebKitPaths = {
  /** The WebDriver server. */
  readonly driver: string
  /** The minimal browser that the driver controls. */
  readonly browser: string
  /** A virtual display: WebKitGTK does not render without one. */
  readonly screen: string
}

/** Debian packages, in the order of the checks. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openssl']

const FIREFOX_PATHS = ['/Applications/Firefox.app/Contents/MacOS/firefox', '/snap/bin/firefox']
/** Newest packages first: the library version is part of the folder name. */
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

/** Installs packages only as root on Debian; on other systems the developer installs them. */
function installEngines(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const install = ['install', '-y', '--no-install-recommends', ...PACKAGES]
  if (!run('apt-get', install)) run('apt-get', ['update']) && run('apt-get', install)
}

/**
 * Finds Firefox (FIREFOX_PATH, or an installed one) and WebKitGTK with its driver and a virtual display; installs
 * missing ones when run as root on Debian.
 * @returns null for an engine that is missing and could not be installed
 */
export function findBrowserEngines(): BrowserEnginePaths {
  const found = findInstalled()
  if (found.firefox !== null && found.webKit !== null) return found
  installEngines()
  return findInstalled()
}
