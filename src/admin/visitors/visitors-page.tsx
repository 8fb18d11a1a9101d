import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { CountBar } from '#src/admin/pages/count-bar.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import { AliasForm } from './alias-form.tsx'
import type { SearchAlias } from './alias-store.ts'
import { Counts, VisitCounts } from './visit-counts.tsx'
import { type Count, type EventCounts, PERIOD_DAYS, type SourceCount } from './visitor-counts-store.ts'
import { VISITORS_WORDS } from './words/visitors-words.ts'

const REPORT_COMMAND = 'npm run events -- report --dataset'

export type VisitorsPageProps = {
  /** Null when they cannot be read. */
  readonly events: EventCounts | null
  /** True when events are stored in Analytics Engine, which only the command-line report can query. */
  readonly usesAnalyticsEngine: boolean
  readonly signUps: readonly SourceCount[] | null
  readonly saves: readonly Count[] | null
  readonly aliases: readonly SearchAlias[]
  /** Suggested place for a search without results, by query. */
  readonly guesses: ReadonlyMap<string, string>
  readonly today: number
  readonly done: string | undefined
}

/** `/desk/readers`: searches, feedback, sign-ups, saves and search aliases. */
export function VisitorsPage({
  events,
  usesAnalyticsEngine,
  signUps,
  saves,
  aliases,
  guesses,
  today,
  done,
}: VisitorsPageProps) {
  const words = useWords(VISITORS_WORDS)
  const { columns } = words
  return (
    <>
      <DoneNotice done={done} messages={words.confirmations} />
      <p className="serif">{words.period(PERIOD_DAYS)}</p>
      {usesAnalyticsEngine && <p className="serif">{words.analyticsEngine(<code>{REPORT_COMMAND}</code>)}</p>}
      {events === null ? (
        <p className="serif">{words.noVisitCounts}</p>
      ) : (
        <VisitCounts events={events} guesses={guesses} aliases={aliases} today={today} />
      )}
      <h2 className="h3">{words.signUps.heading}</h2>
      <AdminTable
        caption={words.signUps.caption}
        headings={[
          words.signUps.columns.form,
          words.signUps.columns.confirmed,
          words.signUps.columns.pending,
          words.signUps.columns.unsubscribed,
        ]}
        rows={(signUps ?? []).map(({ source, confirmed, pending, unsubscribed }) => ({
          key: source,
          cells: [
            source === '' ? words.signUps.unknownForm : source,
            <CountBar
              key="confirmed"
              value={confirmed}
              max={Math.max(0, ...(signUps ?? []).map((one) => one.confirmed))}
            />,
            String(pending),
            String(unsubscribed),
          ],
        }))}
        empty={signUps === null ? words.notAvailable : words.signUps.empty}
      />
      <h2 className="h3">{words.saves.heading}</h2>
      <Counts
        caption={words.saves.heading}
        head={columns.page}
        counts={saves}
        isPages
        empty={words.saves.empty}
      />
      <h2 className="h3">{words.aliases.heading}</h2>
      <AdminTable
        caption={words.aliases.caption}
        headings={[columns.query, columns.meaning]}
        rows={aliases.map(({ query, means }) => ({
          key: query,
          cells: [query, <AliasForm key="alias" query={query} means={means} isSaved />],
        }))}
        empty={words.aliases.empty}
      />
      <h3 className="h3">{words.aliases.newHeading}</h3>
      <AliasForm query={null} means="" isSaved={false} />
    </>
  )
}
