import { applyMigrations } from './apply-migrations.ts'
import { askAnalytics, askDatabase } from './events/ask-store.ts'
import { analyticsDialect, DATABASE_DIALECT, formatSection, reportSections } from './events/report-queries.ts'
import { parseReportRequest, type ReportRequest } from './events/report-request.ts'

const USAGE =
  'npm run events -- report [--days 30] [--remote] [--dataset fernway_events]\n' +
  '--dataset asks Analytics Engine, with CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN'

function ask({ days, remote, dataset }: ReportRequest): ReturnType<typeof askDatabase> {
  if (dataset !== undefined) {
    const { CLOUDFLARE_ACCOUNT_ID: account = '', CLOUDFLARE_API_TOKEN: token = '' } = process.env
    return askAnalytics(reportSections(analyticsDialect(dataset), days), { account, token })
  }
  const sections = reportSections(DATABASE_DIALECT, days)
  if (remote) return askDatabase(sections, ['--remote'])
  const stateDir = process.env['STATE_DIR'] ?? '.wrangler/state'
  applyMigrations(stateDir)
  return askDatabase(sections, ['--local', '--persist-to', stateDir])
}

const request = parseReportRequest(process.argv.slice(2))
if (request === null) {
  console.error(USAGE)
  process.exit(1)
}

try {
  for (const { section, lines } of await ask(request)) console.log(`${formatSection(section, lines)}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
