import { readArguments } from '#tools/command/read-arguments.ts'
import { applyMigrations } from './apply-migrations.ts'
import { localStateDir, storeFlags } from './deployment/store-flags.ts'
import { queryAnalytics, queryDatabaseEvents } from './events/query-event-store.ts'
import { analyticsDialect, DATABASE_DIALECT, formatSection, reportSections } from './events/report-queries.ts'

const USAGE =
  'npm run events -- report [--days 30] [--env NAME] [--dataset fernway_events]\n' +
  '--dataset reads Analytics Engine, with CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN'

const OPTIONS = {
  days: { type: 'string', default: '30' },
  env: { type: 'string' },
  dataset: { type: 'string' },
} as const

const { values, positionals } = readArguments(USAGE, { options: OPTIONS }, 1)
const { dataset } = values
const isValidInput =
  /^[1-9]\d{0,3}$/.test(values.days) && (dataset === undefined || /^\w{1,64}$/.test(dataset))

if (positionals[0] !== 'report' || !isValidInput) {
  console.error(USAGE)
  process.exit(1)
}

async function readReport(): ReturnType<typeof queryDatabaseEvents> {
  const days = Number(values.days)
  if (dataset !== undefined) {
    const { CLOUDFLARE_ACCOUNT_ID: account = '', CLOUDFLARE_API_TOKEN: token = '' } = process.env
    return queryAnalytics(reportSections(analyticsDialect(dataset), days), { account, token })
  }
  const sections = reportSections(DATABASE_DIALECT, days)
  const place = storeFlags(values.env)
  if (values.env === undefined) await applyMigrations(localStateDir(), ['EVENTS_DB'])
  return queryDatabaseEvents(sections, place)
}

try {
  for (const { section, lines } of await readReport()) console.log(`${formatSection(section, lines)}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
