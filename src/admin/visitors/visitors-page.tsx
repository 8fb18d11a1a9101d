import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { CountBar } from '#src/admin/pages/count-bar.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import { AliasForm } from './alias-form.tsx'
import type { SearchAlias } from './alias-store.ts'
import { Counts, VisitCounts } from './visit-counts.tsx'
import { type Count, type EventCounts, PERIOD_DAYS, type SourceCount } from './visitor-counts-store.ts'

const DONE_MESSAGES = {
  alias: 'Saved. Search uses it within two minutes.',
  ended: 'Deleted. Search stops using it within two minutes.',
  full: 'Not saved: the maximum of five hundred aliases is reached, or the query has no searchable words.',
  task: 'A task was created; it is in the inbox.',
}

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
  return (
    <>
      <DoneNotice done={done} messages={DONE_MESSAGES} />
      <p className="serif">
        {`Counts of the last ${PERIOD_DAYS} days. Only visitors who consented to measuring are counted, anonymously.`}
      </p>
      {usesAnalyticsEngine && (
        <p className="serif">
          Events of this deployment are in Analytics Engine, which the site itself cannot query:{' '}
          <code>npm run events -- report --dataset</code> prints them.
        </p>
      )}
      {events === null ? (
        <p className="serif">Visit counts are not available at present.</p>
      ) : (
        <VisitCounts events={events} guesses={guesses} aliases={aliases} today={today} />
      )}
      <h2 className="h3">Sign-ups by source</h2>
      <AdminTable
        caption="Newsletter sign-ups by source"
        headings={['Form', 'Confirmed', 'Not confirmed yet', 'Unsubscribed']}
        rows={(signUps ?? []).map(({ source, confirmed, pending, unsubscribed }) => ({
          key: source,
          cells: [
            source === '' ? 'unknown form' : source,
            <CountBar
              key="confirmed"
              value={confirmed}
              max={Math.max(0, ...(signUps ?? []).map((one) => one.confirmed))}
            />,
            String(pending),
            String(unsubscribed),
          ],
        }))}
        empty={signUps === null ? 'Not available at present.' : 'No sign-ups.'}
      />
      <h2 className="h3">Most saved</h2>
      <Counts
        caption="Most saved"
        head="Page"
        counts={saves}
        isPages
        empty="No page is saved by three or more people."
      />
      <h2 className="h3">Aliases</h2>
      <AdminTable
        caption="Search aliases"
        headings={['Query', 'Meaning']}
        rows={aliases.map(({ query, means }) => ({
          key: query,
          cells: [query, <AliasForm key="alias" query={query} means={means} isSaved />],
        }))}
        empty="None."
      />
      <h3 className="h3">New alias</h3>
      <AliasForm query={null} means="" isSaved={false} />
    </>
  )
}
