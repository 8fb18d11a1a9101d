import type { Fetch } from '#src/platform/provider-fetch.ts'
import { recordJobRun } from '#src/platform/record-job-run.ts'
import { type DueLink, leaseDueLinks, saveLinkVerdict, syncLinks } from './link-store.ts'
import { isPublicHttpsAddress, judgeResponse, type LinkVerdict, skippedVerdict } from './link-verdict.ts'
import { readRobots } from './read-robots.ts'
import { requestLink } from './request-link.ts'

/** After this no further address is asked; the next run goes on. */
const BUDGET_MS = 60_000
/** Between two requests to one host; some ask for more in their robots.txt, and ten seconds of that are given. */
const MIN_PAUSE_MS = 1000
const MAX_PAUSE_MS = 10_000

export type LinkCheckRun = {
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
async function checkLink(
  { fetch, sleep }: Pick<LinkCheckRun, 'fetch' | 'sleep'>,
  { address, ...previous }: DueLink,
  userAgent: string,
  nowS: number,
): Promise<LinkVerdict> {
  if (!isPublicHttpsAddress(address)) return skippedVerdict('private', nowS)
  const { origin, pathname, search } = new URL(address)
  const robots = await readRobots(fetch, origin, userAgent)
  if (robots.kind === 'unreachable') return judgeResponse({ status: null, movedTo: '' }, previous, nowS)
  if (robots.kind === 'failing') return skippedVerdict('failing', nowS)
  if (!robots.rules.allowsPath(pathname + search)) return skippedVerdict('forbidden', nowS)
  const pauseMs = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, robots.rules.crawlDelayS * 1000))
  const pause = (): Promise<void> => sleep(pauseMs)
  await pause()
  return judgeResponse(await requestLink(fetch, address, userAgent, pause), previous, nowS)
}

/**
 * Asks a few addresses whether they are still there, one after the other and each host once, after its robots.txt: a slice of a walk over all of
 * them, which comes by at each once a week (docs/adr/0036).
 * @throws {UnavailableError} when D1 does not answer
 */
export async function checkDueLinks({
  db,
  fetch,
  siteOrigin,
  version,
  addresses,
  startedMs,
  nowMs,
  sleep,
}: LinkCheckRun): Promise<void> {
  const deadlineMs = nowMs() + BUDGET_MS
  const nowS = Math.floor(startedMs / 1000)
  await syncLinks(
    db,
    version,
    addresses.filter((address) => URL.canParse(address) && new URL(address).origin !== siteOrigin),
    nowS,
  )
  const due = await leaseDueLinks(db, nowS)
  const userAgent = `Fernway-Link-Check/1.0 (+${siteOrigin}/about)`
  let checkedCount = 0
  for (const link of due) {
    if (nowMs() > deadlineMs) break
    await saveLinkVerdict(db, link.address, await checkLink({ fetch, sleep }, link, userAgent, nowS), nowS)
    checkedCount += 1
  }
  if (checkedCount > 0) await recordJobRun(db, 'links', nowS, `${checkedCount} looked at`)
}
