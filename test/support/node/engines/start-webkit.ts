import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { WebKitPaths } from '#tools/command/find-browser-engines.ts'
import { findFreePorts } from '#tools/command/find-free-ports.ts'
import type { Engine, EngineDriver, VisitorOptions } from './engine-driver.ts'

const FIRST_PORT = 9490
/** Without this the toolbar would prevent a window as narrow as a phone. */
const STYLES = 'window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }'
/** Subpixel positioning of glyphs, as on current screens, instead of whole pixels. */
const SETTINGS = '[Settings]\ngtk-xft-antialias=1\ngtk-xft-hinting=0\ngtk-xft-hintstyle=hintnone\n'
/** Interval of the check whether the driver listens. */
const POLL_MS = 50
/** A call may never settle, nor time out, when its page navigates; the caller polls again. */
const CALL_TIMEOUT_MS = 5000
/**
 * About one browser in a hundred starts without reaching the driver, which then never answers; others take 2 to 7 s,
 * and several times that on a busy machine.
 */
const START_TIMEOUT_MS = 60_000
const MAX_STARTS = 2

type CommandResponse = { readonly value: unknown }
type Failure = { readonly error: string; readonly message: string }

/** Sends one command of WebDriver (https://www.w3.org/TR/webdriver2/). */
async function send<T>(url: string, method = 'GET', body?: object, limitMs?: number): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(limitMs === undefined ? {} : { signal: AbortSignal.timeout(limitMs) }),
  })
  const { value } = (await response.json()) as CommandResponse
  if (response.ok) return value as T
  const { error, message } = value as Failure
  throw new Error(`${error}: ${message}`)
}

/** Wraps a function so that its text result goes to the callback that WebDriver appends. */
const asyncScript = (source: string): string =>
  `const done = arguments[0];
   Promise.resolve().then(${source}).then((text) => done({ text }), (error) => done({ error: String(error) }))`

type Called = { readonly text: string } | { readonly error: string }

function driverOf(session: string): EngineDriver {
  return {
    complaints: [],
    navigate: async (url) => {
      await send(`${session}/url`, 'POST', { url })
    },
    call: async (source) => {
      const body = { script: asyncScript(source), args: [] }
      const called = await send<Called>(`${session}/execute/async`, 'POST', body, CALL_TIMEOUT_MS)
      if ('error' in called) throw new Error(called.error)
      return called.text
    },
    performActions: async (actions) => {
      await send(`${session}/actions`, 'POST', { actions })
    },
    screenshot: async () => Buffer.from(await send<string>(`${session}/screenshot`), 'base64'),
    close: async () => {
      await send(session, 'DELETE')
    },
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

/** Starts a browser, and another one where the driver does not answer. @returns the session's ID */
async function createSession(driver: string, capabilities: object, starts = 1): Promise<string> {
  const url = `${driver}/session`
  try {
    const { sessionId } = await send<{ sessionId: string }>(url, 'POST', { capabilities }, START_TIMEOUT_MS)
    return sessionId
  } catch (error) {
    if (!isTimeout(error) || starts === MAX_STARTS) throw error
    return createSession(driver, capabilities, starts + 1)
  }
}

async function openVisitor(
  driver: string,
  browser: string,
  { width, height, hasScript }: VisitorOptions,
): Promise<EngineDriver> {
  // Scripts of the driver still run when scripts of pages are off.
  const args = ['--automation', ...(hasScript ? [] : ['--enable-javascript-markup=false'])]
  const alwaysMatch = {
    'webkitgtk:browserOptions': { binary: browser, args },
    acceptInsecureCerts: true,
    // With any other strategy the driver would block each command during a navigation; the page operations poll the
    // document instead.
    pageLoadStrategy: 'none',
  }
  const sessionId = await createSession(driver, { alwaysMatch })
  const session = `${driver}/session/${sessionId}`
  const page = driverOf(session)
  await send(`${session}/window/rect`, 'POST', { width, height })
  const barPx = height - Number(await page.call('() => String(innerHeight)'))
  await send(`${session}/window/rect`, 'POST', { width, height: height + barPx })
  return page
}

/** Creates a folder with settings of the toolkit, which the caller removes. */
function makeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fernway-gtk-'))
  const place = join(folder, 'gtk-3.0')
  mkdirSync(place)
  writeFileSync(join(place, 'gtk.css'), STYLES)
  writeFileSync(join(place, 'settings.ini'), SETTINGS)
  return folder
}

/** Starts a virtual display and returns its number. */
async function startVirtualDisplay(
  program: string,
): Promise<{ readonly child: ChildProcess; readonly display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { child, display: `:${line}` }
}

async function waitUntilListening(driver: string): Promise<void> {
  const listens = await send(`${driver}/status`).then(
    () => true,
    () => false,
  )
  if (listens) return
  await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  await waitUntilListening(driver)
}

/** Starts WebKitGTK's driver; each visitor is a separate browser on a virtual display. */
export async function startWebKit(programs: WebKitPaths): Promise<Engine> {
  const settings = makeSettings()
  const screen = await startVirtualDisplay(programs.screen)
  const port = await findFreePorts(FIRST_PORT)
  const child = spawn(programs.driver, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  })
  const driver = `http://127.0.0.1:${port}`
  await waitUntilListening(driver)
  return {
    openVisitor: (options) => openVisitor(driver, programs.browser, options),
    stop: async () => {
      for (const one of [child, screen.child]) {
        one.kill('SIGTERM')
        await once(one, 'exit')
      }
      rmSync(settings, { recursive: true, force: true })
    },
  }
}
