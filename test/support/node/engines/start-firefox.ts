import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BidiConnection, connectBidi } from './bidi-connection.ts'
import type { Engine, EngineDriver, VisitorOptions } from './engine-driver.ts'
import { NO_SCRIPT_HEADER } from './start-https-proxy.ts'

const LISTENING_LINE = /WebDriver BiDi listening on (\S+)/
/** Blocks requests to the internet and first-run pages. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
}

function makeProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fernway-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  return folder
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Firefox has no readable output')
  for await (const line of createInterface({ input: child.stderr })) {
    const address = LISTENING_LINE.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('Firefox exited before it listened')
}

/** Firefox reports the modules that a page still imported when it was left, as if they had failed. */
const ABORTED_IMPORT = /^TypeError: error loading dynamically imported module/

type CallResult =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

/** https://w3c.github.io/webdriver-bidi/#event-log-entryAdded */
type LogEntry = {
  readonly level: string
  readonly text: string | null
  readonly source: { readonly context?: string }
}

type Header = { readonly name: string; readonly value: { readonly type: string; readonly value: string } }

/** https://w3c.github.io/webdriver-bidi/#event-network-beforeRequestSent */
type InterceptedRequest = {
  readonly isBlocked: true
  readonly request: { readonly request: string; readonly headers: readonly Header[] }
}

/** A running Firefox with the console errors of its tabs. */
type RunningFirefox = {
  readonly connection: BidiConnection
  readonly complaints: Map<string, string[]>
  readonly stop: () => Promise<void>
}

/** Sends a request on with the header that asks the proxy to switch scripts off. */
async function sendWithoutScript({ send }: BidiConnection, { request }: InterceptedRequest): Promise<void> {
  const header: Header = { name: NO_SCRIPT_HEADER, value: { type: 'string', value: '1' } }
  // A request whose page was left in the meantime cannot be continued.
  await send('network.continueRequest', {
    request: request.request,
    headers: [...request.headers, header],
  }).catch(() => undefined)
}

async function run(program: string): Promise<RunningFirefox> {
  const profile = makeProfile()
  const args = ['-headless', '-no-remote', '-profile', profile, '--remote-debugging-port=0', 'about:blank']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaints = new Map<string, string[]>()
  const connection = await connectBidi(`${await readAddress(child)}/session`, (params) => {
    const event = params as LogEntry | InterceptedRequest | { readonly isBlocked: false }
    if ('isBlocked' in event) return event.isBlocked ? void sendWithoutScript(connection, event) : undefined
    const { level, text, source } = event
    if (level === 'error' && !ABORTED_IMPORT.test(text ?? ''))
      complaints.get(source.context ?? '')?.push(text ?? '')
  })
  child.stderr?.resume()
  await connection.send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
  await connection.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    connection,
    complaints,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function driverOf(
  { connection: { send }, complaints }: RunningFirefox,
  context: string,
  userContext: string,
): EngineDriver {
  const messages: string[] = []
  complaints.set(context, messages)
  return {
    complaints: messages,
    navigate: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'none' })
    },
    call: async (functionDeclaration) => {
      // An isolated realm, which the page's content security policy and scripts do not reach.
      const target = { context, sandbox: 'test' }
      const params = { functionDeclaration, target, awaitPromise: true }
      const called = await send<CallResult>('script.callFunction', params)
      if (called.type === 'exception') throw new Error(called.exceptionDetails.text)
      return called.result.value
    },
    performActions: async (actions) => {
      await send('input.performActions', { context, actions })
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      await send('browser.removeUserContext', { userContext })
    },
  }
}

async function openVisitor(
  running: RunningFirefox,
  { width, height, hasScript }: VisitorOptions,
): Promise<EngineDriver> {
  const { send } = running.connection
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {
    acceptInsecureCerts: true,
  })
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport: { width, height } })
  if (!hasScript) {
    await send('session.subscribe', { events: ['network.beforeRequestSent'], contexts: [context] })
    await send('network.addIntercept', { phases: ['beforeRequestSent'], contexts: [context] })
  }
  return driverOf(running, context, userContext)
}

/** Starts headless Firefox and connects to it over WebDriver BiDi, without a driver. */
export async function startFirefox(program: string): Promise<Engine> {
  const running = await run(program)
  return { openVisitor: (options) => openVisitor(running, options), stop: running.stop }
}
