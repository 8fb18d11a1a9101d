import { runCommand } from '#tools/run-command.ts'
import type { ReportLine, ReportSection } from './report-queries.ts'

type Asked = readonly { readonly section: ReportSection; readonly lines: readonly ReportLine[] }[]
type DatabaseAnswer = readonly { readonly results: readonly ReportLine[] }[]

/**
 * Asks D1 by wrangler, all questions at once.
 * @param where flags that choose the local or the deployed database
 * @throws {Error} with wrangler's words when it fails
 */
export async function askDatabase(
  sections: readonly ReportSection[],
  where: readonly string[],
): Promise<Asked> {
  const command = sections.map(({ sql }) => sql).join('; ')
  const args = ['d1', 'execute', 'DB', ...where, '--json', '--command', command]
  const { exitCode, output } = await runCommand('wrangler', args, { CI: 'true' })
  if (exitCode !== 0) throw new Error(output)
  const answers = JSON.parse(output.slice(output.indexOf('['))) as DatabaseAnswer
  return sections.map((section, index) => ({ section, lines: answers[index]?.results ?? [] }))
}

/**
 * Asks Analytics Engine over HTTP.
 * @param account id of the Cloudflare account
 * @param token an API token that may read Account Analytics
 * @throws {Error} with the service's words when it refuses
 */
export async function askAnalytics(
  sections: readonly ReportSection[],
  account: string,
  token: string,
): Promise<Asked> {
  const address = `https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`
  return Promise.all(
    sections.map(async (section) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(address, { method: 'POST', headers, body: section.sql })
      if (!answer.ok) throw new Error(`Analytics Engine answers ${answer.status}: ${await answer.text()}`)
      const { data } = (await answer.json()) as { readonly data: readonly { what: string; times: unknown }[] }
      return { section, lines: data.map(({ what, times }) => ({ what, times: Number(times) })) }
    }),
  )
}
