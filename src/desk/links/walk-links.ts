import { noteRun } from '#src/platform/job-runs.ts'
import type { Fetch } from '#src/platform/outside-fetch.ts'
import { askLink } from './ask-link.ts'
import { keepVerdict, syncLinks, takeDueLinks } from './link-store.ts'
import { judgeAnswer, mayAskAddress, unaskable } from './link-verdict.ts'

/** After this no further address is asked; the next run goes on. */
const BUDGET_MS = 60_000

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
}

/**
 * Asks a few addresses whether they are still there, one after the other and each host once: a slice of a walk over all of
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
  for (const { address, ...before } of due) {
    if (nowMs() > endsMs) break
    const verdict = mayAskAddress(address)
      ? judgeAnswer(await askLink(fetch, address, userAgent), before, nowS)
      : unaskable(nowS)
    await keepVerdict(db, address, verdict, nowS)
    asked += 1
  }
  if (asked > 0) await noteRun(db, 'links', nowS, `${asked} looked at`)
}
