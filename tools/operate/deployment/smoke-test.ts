const TIMEOUT_MS = 15_000

export type SmokePlan = {
  /** Where the site answers. */
  readonly origin: string
  readonly worker: string
  readonly version: string
  readonly buildId: string
  readonly signsIn: boolean
}

type Ask = (path: string) => Promise<Response>

async function expectPage(ask: Ask, path: string): Promise<string> {
  const answer = await ask(path)
  const text = await answer.text()
  if (answer.status !== 200 || !text.includes('</html>')) throw new Error(`${path} answers ${answer.status}`)
  return text
}

/**
 * Tries one version of the deployed site before visitors get it, by Cloudflare's header that chooses a version (R14.2).
 * @throws {Error} naming the address that failed
 */
export async function smokeTest({ origin, worker, version, buildId, signsIn }: SmokePlan): Promise<void> {
  const headers = {
    'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"`,
    'cache-control': 'no-cache',
  }
  const ask: Ask = (path) =>
    fetch(origin + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const health = await ask('/healthz')
  const told = (await health.json().catch(() => ({}))) as {
    readonly build?: string
    readonly bindings?: unknown
  }
  if (told.build !== buildId) throw new Error(`/healthz is of build ${told.build}, not of ${buildId}`)
  if (health.status !== 200)
    throw new Error(`/healthz answers ${health.status}: ${JSON.stringify(told.bindings)}`)
  const home = await expectPage(ask, '/')
  const story = /\/articles\/[\w-]+/.exec(home)?.[0] ?? '/articles'
  for (const path of ['/destinations/benin', story, '/search?q=kyoto']) await expectPage(ask, path)
  const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0]
  const asset = script === undefined ? null : await ask(script)
  if (asset?.status !== 200) throw new Error(`${script ?? 'the entry script'} answers ${asset?.status}`)
  const suggested = await ask('/api/suggest?q=kyo')
  if (suggested.status !== 200) throw new Error(`/api/suggest answers ${suggested.status}`)
  if (!signsIn) return
  const login = await ask('/api/auth/login')
  if (login.status !== 302 && login.status !== 303) throw new Error(`/api/auth/login answers ${login.status}`)
}
