import { runCommand } from '#tools/command/run-command.ts'
import type { ReportLine, ReportSection } from './report-queries.ts'

type SqlRequest = readonly { readonly section: ReportSection; readonly lines: readonly ReportLine[] }[]
type DatabaseResponse = readonly { readonly results: readonly ReportLine[] }[]

/** Parses wrangler's output: the JSON starts on a new line, and notices such as `[WARNING]` may precede it. */
export function parseDatabaseResponse(result: string): DatabaseResponse {
  return JSON.parse(result.slice(result.search(/^\[/m))) as DatabaseResponse
}

/**
 * Queries D1 through wrangler, with all queries in one call.
 * @param storeFlags flags that select the local or the deployed database
 * @throws {Error} with wrangler's output when it fails
 */
export async function queryDatabaseEvents(
  sections: readonly ReportSection[],
  storeFlags: readonly string[],
): Promise<SqlRequest> {
  const command = sections.map(({ sql }) => sql).join('; ')
  const args = ['d1', 'execute', 'EVENTS_DB', ...storeFlags, '--json', '--command', command]
  const { exitCode, output, result } = await runCommand('wrangler', args, { CI: 'true' })
  if (exitCode !== 0) throw new Error(output)
  const results = parseDatabaseResponse(result)
  return sections.map((section, index) => ({ section, lines: results[index]?.results ?? [] }))
}

const API = 'https://api.cloudflare.com'
const TIMEOUT_MS = 30_000

export type AnalyticsAccount = {
  /** Id of the Cloudflare account. */
  readonly account: string
  /** An API token with permission to read Account Analytics. */
  readonly token: string
  /** Origin of the API; overridden in tests. */
  readonly api?: string
}

/** Numbers may be strings, because JSON has no 64-bit integers. */
function toReportLines(response: unknown): readonly ReportLine[] {
  const data = (response as { readonly data?: unknown } | null)?.data
  if (!Array.isArray(data)) throw new Error('Analytics Engine returned no valid result')
  return (data as readonly { readonly what: unknown; readonly times: unknown }[]).map(({ what, times }) => ({
    what: String(what),
    times: Number(times),
  }))
}

/**
 * Queries Analytics Engine over HTTP, in its SQL dialect.
 * @throws {Error} without account or token, with the service's message when it rejects the query, and when it does not
 * respond
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
      const response = await fetch(address, { method: 'POST', headers, body: section.sql, signal })
      const text = await response.text()
      if (!response.ok)
        throw new Error(`Analytics Engine responded with ${response.status}: ${text.slice(0, 500)}`)
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
