import { MINUTE_MS } from '#src/platform/durations.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { recordJobRun } from '#src/platform/record-job-run.ts'
import { type DueLink, leaseDueLinks, saveLinkVerdict, syncLinks } from './link-store.ts'
import { isPublicHttpsAddress, judgeResponse, type LinkVerdict, skippedVerdict } from './link-verdict.ts'
import { readRobots } from './read-robots.ts'
import { requestLink } from './request-link.ts'

/** Time budget of a run; the next run continues. */
const BUDGET_MS = MINUTE_MS
/** Delay between two requests to one host; a longer crawl delay of its robots.txt is honoured up to ten seconds. */
const MIN_PAUSE_MS = 1000
const MAX_PAUSE_MS = 10_000

export type LinkCheckRun = {
  readonly db: D1Database
  readonly fetch: Fetch
  readonly siteOrigin: string
  /** Version of the catalogue, and the external addresses of its pages. */
  readonly version: string
  readonly addresses: readonly string[]
  /** Scheduled time of the run; rows are stamped with it. */
  readonly startedMs: number
  readonly nowMs: () => number
  readonly sleep: (ms: number) => Promise<void>
}

/** Checks one address, if the robots.txt of its host allows it. An unreachable host counts as a failure. */
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
 * Checks the next few external links sequentially, one per host, each after the robots.txt of its host. All links are
 * checked about once a week (docs/adr/0036).
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
  if (checkedCount > 0) await recordJobRun(db, 'links', nowS, `${checkedCount} checked`)
}
