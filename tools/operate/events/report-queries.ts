import { DAY_S } from '#src/platform/durations.ts'

/** Names of the report's columns in an event store. */
export type EventDialect = {
  readonly table: string
  readonly name: string
  readonly path: string
  readonly detail: string
  readonly amount: string
  readonly count: string
  readonly since: (days: number) => string
}

/** The table of src/migrations/events/0001_events.sql. */
export const DATABASE_DIALECT: EventDialect = {
  table: 'events',
  name: 'name',
  path: 'path',
  detail: 'detail',
  amount: 'amount',
  count: 'COUNT(*)',
  since: (days) => `received_at_s > unixepoch() - ${days * DAY_S}`,
}

/** Columns in the order of src/measuring/event-store.ts. */
export const analyticsDialect = (dataset: string): EventDialect => ({
  table: dataset,
  name: 'blob1',
  path: 'blob2',
  detail: 'blob3',
  amount: 'double1',
  count: 'SUM(_sample_interval)',
  since: (days) => `timestamp > NOW() - INTERVAL '${days}' DAY`,
})

export type ReportSection = { readonly title: string; readonly sql: string }

const MAX_LINES = 20
/** The steps of a sign-up, in order. */
const FUNNEL = ['FormViewed', 'FormStarted', 'FormSubmitted']
const EXIT_EVENTS = ['click', 'product_click', 'ProductClicked', 'CartStarted']

const quotedList = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

/**
 * The sections of the report, each a query with the columns `what` and `times`.
 * @param days length of the period, a whole number
 */
export function reportSections(dialect: EventDialect, days: number): readonly ReportSection[] {
  const { table, name, path, detail, amount, count, since } = dialect
  const section = (title: string, what: string, condition: string): ReportSection => ({
    title,
    sql: `SELECT ${what} AS what, ${count} AS times FROM ${table} WHERE ${since(days)} AND ${condition} GROUP BY what ORDER BY times DESC LIMIT ${MAX_LINES}`,
  })
  return [
    section('Page views', path, `${name} = 'pageView'`),
    section('Top searches', detail, `${name} = 'Searched'`),
    section('Searches without result', detail, `${name} = 'Searched' AND ${amount} = 0`),
    section(
      'Click-throughs to the shop, partners and other sites',
      detail,
      `${name} IN (${quotedList(EXIT_EVENTS)})`,
    ),
    ...(['USEFUL', 'NOT USEFUL'] as const).map((feedback) =>
      section(
        `Found ${feedback.toLowerCase()}`,
        path,
        `${name} = 'FeedbackGiven' AND ${detail} = '${feedback}'`,
      ),
    ),
    section('Sign-up funnel', name, `${name} IN (${quotedList(FUNNEL)}) AND ${detail} LIKE 'NEWSLETTER%'`),
  ]
}

export type ReportLine = { readonly what: string; readonly times: number }

/** Formats one section; the funnel in its own order, with the share of the first step. */
export function formatSection({ title }: ReportSection, lines: readonly ReportLine[]): string {
  if (lines.length === 0) return `${title}\n  nothing yet`
  const isFunnel = title === 'Sign-up funnel'
  const rows = isFunnel
    ? FUNNEL.map((what) => lines.find((line) => line.what === what) ?? { what, times: 0 })
    : lines
  const first = rows[0]?.times ?? 0
  const shareOf = (times: number): string =>
    isFunnel && first > 0 ? `  ${Math.round((100 * times) / first)} %` : ''
  return [
    title,
    ...rows.map(({ what, times }) => `${String(times).padStart(8)}  ${what}${shareOf(times)}`),
  ].join('\n')
}
