import { setTimeout } from 'node:timers/promises'

const TIMEOUT_MS = 15_000
const POLL_INTERVAL_MS = 2000

export type SmokeTestPlan = {
  /** Where the site answers. */
  readonly origin: string
  readonly worker: string
  readonly version: string
  readonly buildId: string
  readonly signsIn: boolean
  /** OPERATOR_TOKEN, by which the version says which bindings answer; empty: it is not asked. */
  readonly operatorToken: string
  /** How long Cloudflare may take until the version is known everywhere. */
  readonly settleSeconds: number
}

type FetchVersion = (path: string) => Promise<Response>
type Health = { readonly build?: string; readonly bindings?: Readonly<Record<string, string>> }

function assertBindingsHealthy(bindings: Readonly<Record<string, string>>): void {
  const failing = Object.keys(bindings).filter((name) => bindings[name] !== 'ok')
  if (failing.length > 0) throw new Error(`/healthz?deep says that ${failing.join(', ')} does not answer`)
}

/** Reads how the version does; throws Error while another one answers, or none. */
async function readHealth(ask: FetchVersion, buildId: string): Promise<void> {
  const answer = await ask('/healthz?deep')
  const report = (await answer.json().catch(() => ({}))) as Health
  if (report.build === buildId) return assertBindingsHealthy(report.bindings ?? {})
  // Without the operator's token there is but the plain answer.
  const plain = (await (await ask('/healthz')).json().catch(() => ({}))) as Health
  if (plain.build !== buildId) throw new Error(`/healthz is of build ${plain.build}, not of ${buildId}`)
}

/** A version is known everywhere after some seconds, a new domain after some minutes. */
async function waitUntilHealthy(ask: FetchVersion, { buildId, settleSeconds }: SmokeTestPlan): Promise<void> {
  const endMs = Date.now() + settleSeconds * 1000
  for (;;) {
    try {
      return await readHealth(ask, buildId)
    } catch (error) {
      if (Date.now() + POLL_INTERVAL_MS > endMs) throw error
      await setTimeout(POLL_INTERVAL_MS)
    }
  }
}

async function expectPage(ask: FetchVersion, path: string): Promise<string> {
  const answer = await ask(path)
  const text = await answer.text()
  if (answer.status !== 200 || !text.includes('</html>')) throw new Error(`${path} answers ${answer.status}`)
  return text
}

/** The first address on the home page that begins so: what the content of this build has. */
function findLink(home: string, pattern: RegExp): string {
  const link = pattern.exec(home)?.[0]
  if (link === undefined) throw new Error(`the home page has no link such as ${pattern.source}`)
  return link
}

async function expectStatus(ask: FetchVersion, path: string, statuses: readonly number[]): Promise<void> {
  const { status, body } = await ask(path)
  await body?.cancel()
  if (!statuses.includes(status)) throw new Error(`${path} answers ${status}`)
}

/**
 * Tries one version of the deployed site, by Cloudflare's header that chooses a version (R14.2).
 * @throws {Error} naming the address that failed
 */
export async function smokeTest(plan: SmokeTestPlan): Promise<void> {
  const { origin, worker, version, signsIn, operatorToken } = plan
  const headers = {
    'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"`,
    'cache-control': 'no-cache',
    ...(operatorToken === '' ? {} : { authorization: `Bearer ${operatorToken}` }),
  }
  const ask: FetchVersion = (path) =>
    fetch(origin + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (error: unknown) => {
        throw new Error(`${origin}${path} does not answer: ${error instanceof Error ? error.message : error}`)
      },
    )
  await waitUntilHealthy(ask, plan)
  const home = await expectPage(ask, '/')
  await expectPage(ask, findLink(home, /\/destinations\/[a-z0-9/-]+/))
  await expectPage(ask, findLink(home, /\/articles\/[a-z0-9-]+/))
  await expectPage(ask, '/search?q=island')
  await expectStatus(ask, findLink(home, /\/assets\/[\w.-]+\.js/), [200])
  await expectStatus(ask, findLink(home, /\/assets\/[\w.-]+\.css/), [200])
  await expectStatus(ask, '/api/suggest?q=isl', [200])
  if (signsIn) await expectStatus(ask, '/api/auth/login', [302, 303])
}
