import { runCommand } from '#tools/command/run-command.ts'
import type { ReportLine, ReportSection } from './report-queries.ts'

type SqlRequest = readonly { readonly section: ReportSection; readonly lines: readonly ReportLine[] }[]
type DatabaseResponse = readonly { readonly results: readonly ReportLine[] }[]

/** Reads what wrangler prints: the JSON begins a line, and notices such as `[WARNING]` may stand before it. */
export function parseDatabaseResponse(result: string): DatabaseResponse {
  return JSON.parse(result.slice(result.search(/^\[/m))) as DatabaseResponse
}

/**
 * Asks D1 by wrangler, all questions at once.
 * @param storeFlags flags that choose the local or the deployed database
 * @throws {Error} with wrangler's words when it fails
 */
export async function queryDatabaseEvents(
  sections: readonly ReportSection[],
  storeFlags: readonly string[],
): Promise<SqlRequest> {
  const command = sections.map(({ sql }) => sql).join('; ')
  const args = ['d1', 'execute', 'EVENTS_DB', ...storeFlags, '--json', '--command', command]
  const { exitCode, output, result } = await runCommand('wrangler', args, { CI: 'true' })
  if (exitCode !== 0) throw new Error(output)
  const answers = parseDatabaseResponse(result)
  return sections.map((section, index) => ({ section, lines: answers[index]?.results ?? [] }))
}

const API = 'https://api.cloudflare.com'
const TIMEOUT_MS = 30_000

export type AnalyticsAccount = {
  /** Id of the Cloudflare account. */
  readonly account: string
  /** An API token that may read Account Analytics. */
  readonly token: string
  /** Where the API is; another place only in tests. */
  readonly api?: string
}

/** Numbers may come as texts, because JSON has no 64-bit integers. */
function toReportLines(answer: unknown): readonly ReportLine[] {
  const data = (answer as { readonly data?: unknown } | null)?.data
  if (!Array.isArray(data)) throw new Error('Analytics Engine answers something that is no result')
  return (data as readonly { readonly what: unknown; readonly times: unknown }[]).map(({ what, times }) => ({
    what: String(what),
    times: Number(times),
  }))
}

/**
 * Asks Analytics Engine over HTTP, in its own SQL.
 * @throws {Error} without account or token, with the service's words when it refuses, and when it does not answer
 */
export async function queryAnalytics(
  sections: readonly ReportSection[],
  { account, token, api = API }: AnalyticsAccount,
): Promise<SqlRequest> {
  if (account === '' || token === '')
    throw new Error('CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN are needed')
  const address = `${api}/client/v4/accounts/${encodeURIComponent(account)}/analytics_engine/sql`
  const headers = { authorization: `Bearer ${token}` }
  return Promise.all(
    sections.map(async (section) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(address, { method: 'POST', headers, body: section.sql, signal })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`Analytics Engine answers ${answer.status}: ${text.slice(0, 500)}`)
      return { section, lines: toReportLines(parseAnalyticsResponse(text)) }
    }),
  )
}

function parseAnalyticsResponse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
