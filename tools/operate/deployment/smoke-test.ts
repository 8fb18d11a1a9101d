import { setTimeout } from 'node:timers/promises'

const TIMEOUT_MS = 15_000
const POLL_INTERVAL_MS = 2000

export type SmokeTestPlan = {
  /** Public origin of the site. */
  readonly origin: string
  readonly worker: string
  readonly version: string
  readonly buildId: string
  readonly signsIn: boolean
  /** OPERATOR_TOKEN, which authorises the deep health check of bindings; without it the check is skipped. */
  readonly operatorToken: string
  /** Maximum time until Cloudflare has propagated the version. */
  readonly settleSeconds: number
}

type FetchVersion = (path: string) => Promise<Response>
type Health = {
  readonly build?: string
  readonly bindings?: Readonly<Record<string, string>>
  /** Whether the admin refuses a canary account (src/admin/canary-probe.ts). */
  readonly access?: Readonly<Record<string, string>>
}

function assertBindingsHealthy(bindings: Readonly<Record<string, string>>): void {
  const failing = Object.keys(bindings).filter((name) => bindings[name] !== 'ok')
  if (failing.length > 0) throw new Error(`/healthz?deep reports failures of ${failing.join(', ')}`)
}

/** Reads the health of the version. @throws {Error} when another version responds, or none */
async function readHealth(fetchVersion: FetchVersion, buildId: string): Promise<void> {
  const response = await fetchVersion('/healthz?deep')
  const report = (await response.json().catch(() => ({}))) as Health
  if (report.build === buildId) return assertBindingsHealthy({ ...report.bindings, ...report.access })
  // Without the operator's token only the plain health response is available.
  const plain = (await (await fetchVersion('/healthz')).json().catch(() => ({}))) as Health
  if (plain.build !== buildId) throw new Error(`/healthz is of build ${plain.build}, not of ${buildId}`)
}

/** A version is propagated within seconds, a new domain within minutes. */
async function waitUntilHealthy(
  fetchVersion: FetchVersion,
  { buildId, settleSeconds }: SmokeTestPlan,
): Promise<void> {
  const endMs = Date.now() + settleSeconds * 1000
  for (;;) {
    try {
      return await readHealth(fetchVersion, buildId)
    } catch (error) {
      if (Date.now() + POLL_INTERVAL_MS > endMs) throw error
      await setTimeout(POLL_INTERVAL_MS)
    }
  }
}

async function expectPage(fetchVersion: FetchVersion, path: string): Promise<string> {
  const response = await fetchVersion(path)
  const text = await response.text()
  if (response.status !== 200 || !text.includes('</html>'))
    throw new Error(`${path} responded with ${response.status}`)
  return text
}

/** The first link on the home page that matches, to test a page of this build's content. */
function findLink(home: string, pattern: RegExp): string {
  const link = pattern.exec(home)?.[0]
  if (link === undefined) throw new Error(`the home page has no link such as ${pattern.source}`)
  return link
}

async function expectStatus(
  fetchVersion: FetchVersion,
  path: string,
  statuses: readonly number[],
): Promise<void> {
  const { status, body } = await fetchVersion(path)
  await body?.cancel()
  if (!statuses.includes(status)) throw new Error(`${path} responded with ${status}`)
}

/**
 * Tests one version of the deployed site, selected by Cloudflare's version override header (R14.2).
 * @throws {Error} naming the URL that failed
 */
export async function smokeTest(plan: SmokeTestPlan): Promise<void> {
  const { origin, worker, version, signsIn, operatorToken } = plan
  const headers = {
    'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"`,
    'cache-control': 'no-cache',
    ...(operatorToken === '' ? {} : { authorization: `Bearer ${operatorToken}` }),
  }
  const fetchVersion: FetchVersion = (path) =>
    fetch(origin + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (error: unknown) => {
        throw new Error(
          `${origin}${path} does not respond: ${error instanceof Error ? error.message : error}`,
        )
      },
    )
  await waitUntilHealthy(fetchVersion, plan)
  const home = await expectPage(fetchVersion, '/')
  await expectPage(fetchVersion, findLink(home, /\/destinations\/[a-z0-9/-]+/))
  await expectPage(fetchVersion, findLink(home, /\/articles\/[a-z0-9-]+/))
  await expectPage(fetchVersion, '/search?q=island')
  await expectStatus(fetchVersion, findLink(home, /\/assets\/[\w.-]+\.js/), [200])
  await expectStatus(fetchVersion, findLink(home, /\/assets\/[\w.-]+\.css/), [200])
  await expectStatus(fetchVersion, '/api/suggest?q=isl', [200])
  if (signsIn) await expectStatus(fetchVersion, '/api/auth/login', [302, 303])
}
