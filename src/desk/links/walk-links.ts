import { recordJobRun } from '#src/platform/job-runs.ts'
import type { Fetch } from '#src/platform/outside-fetch.ts'
import { askLink } from './ask-link.ts'
import { type DueLink, keepVerdict, syncLinks, takeDueLinks } from './link-store.ts'
import { judgeAnswer, type LinkVerdict, mayAskAddress, unasked } from './link-verdict.ts'
import { readRobots } from './read-robots.ts'

/** After this no further address is asked; the next run goes on. */
const BUDGET_MS = 60_000
/** Between two requests to one host; some ask for more in their robots.txt, and ten seconds of that are given. */
const PAUSE_MS = 1000
const MOST_PAUSE_MS = 10_000

export type LinkWalk = {
  readonly db: D1Database
  readonly fetch: Fetch
  readonly siteOrigin: string
  /** Of the catalogue, and the addresses that its pages hold. */
  readonly version: string
  readonly addresses: readonly string[]
  /** When the run was due; rows are stamped with it. */
  readonly startedMs: number
  readonly nowMs: () => number
  readonly sleep: (ms: number) => Promise<void>
}

/** Asks one address, if its host lets programs. A host that does not answer at all is not there. */
async function lookAt(
  { fetch, sleep }: Pick<LinkWalk, 'fetch' | 'sleep'>,
  { address, ...before }: DueLink,
  userAgent: string,
  nowS: number,
): Promise<LinkVerdict> {
  if (!mayAskAddress(address)) return unasked('private', nowS)
  const { origin, pathname, search } = new URL(address)
  const robots = await readRobots(fetch, origin, userAgent)
  if (robots.kind === 'away') return judgeAnswer({ status: null, movedTo: '' }, before, nowS)
  if (robots.kind === 'failing') return unasked('failing', nowS)
  if (!robots.rules.mayAsk(pathname + search)) return unasked('forbidden', nowS)
  const pauseMs = Math.min(MOST_PAUSE_MS, Math.max(PAUSE_MS, robots.rules.delayS * 1000))
  const pause = (): Promise<void> => sleep(pauseMs)
  await pause()
  return judgeAnswer(await askLink(fetch, address, userAgent, pause), before, nowS)
}

/**
 * Asks a few addresses whether they are still there, one after the other and each host once, after its robots.txt: a slice of a walk over all of
 * them, which comes by at each once a week (docs/adr/0036).
 * @throws {UnavailableError} when D1 does not answer
 */
export async function walkLinks({
  db,
  fetch,
  siteOrigin,
  version,
  addresses,
  startedMs,
  nowMs,
  sleep,
}: LinkWalk): Promise<void> {
  const endsMs = nowMs() + BUDGET_MS
  const nowS = Math.floor(startedMs / 1000)
  await syncLinks(
    db,
    version,
    addresses.filter((address) => URL.canParse(address) && new URL(address).origin !== siteOrigin),
    nowS,
  )
  const due = await takeDueLinks(db, nowS)
  const userAgent = `Fernway-Link-Check/1.0 (+${siteOrigin}/about)`
  let asked = 0
  for (const link of due) {
    if (nowMs() > endsMs) break
    await keepVerdict(db, link.address, await lookAt({ fetch, sleep }, link, userAgent, nowS), nowS)
    asked += 1
  }
  if (asked > 0) await recordJobRun(db, 'links', nowS, `${asked} looked at`)
}
