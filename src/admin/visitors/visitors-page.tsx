import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { CountBar } from '#src/admin/pages/count-bar.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import { AliasForm } from './alias-form.tsx'
import type { SearchAlias } from './alias-store.ts'
import { Counts, VisitCounts } from './visit-counts.tsx'
import { type Count, type EventCounts, PERIOD_DAYS, type SourceCount } from './visitor-counts-store.ts'

const DONE_MESSAGES = {
  alias: 'Saved. Searches know it within two minutes.',
  ended: 'Taken back. Searches know it within two minutes.',
  full: 'Not saved: there are five hundred aliases already, or nothing of the words can be compared.',
  task: 'A task was made of it; it is in the inbox.',
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
        {`Of the last ${PERIOD_DAYS} days. Only visitors who allowed measuring are counted, without anything that says who they are.`}
      </p>
      {usesAnalyticsEngine && (
        <p className="serif">
          Events of this deployment are in Analytics Engine, which the site itself cannot ask:{' '}
          <code>npm run events -- report --dataset</code> prints them.
        </p>
      )}
      {events === null ? (
        <p className="serif">Counts of visits cannot be read just now.</p>
      ) : (
        <VisitCounts events={events} guesses={guesses} aliases={aliases} today={today} />
      )}
      <h2 className="h3">Sign-ups by source</h2>
      <AdminTable
        caption="Sign-ups for the letter by source"
        headings={['Form', 'Confirmed', 'Not confirmed yet', 'Left again']}
        rows={(signUps ?? []).map(({ source, confirmed, pending, unsubscribed }) => ({
          key: source,
          cells: [
            source === '' ? 'no form named' : source,
            <CountBar
              key="confirmed"
              value={confirmed}
              most={Math.max(0, ...(signUps ?? []).map((one) => one.confirmed))}
            />,
            String(pending),
            String(unsubscribed),
          ],
        }))}
        empty={signUps === null ? 'They cannot be read just now.' : 'Nobody signed up.'}
      />
      <h2 className="h3">Most saved</h2>
      <Counts
        caption="Most saved"
        head="Page"
        counts={saves}
        isPages
        empty="No page is kept by three people or more."
      />
      <h2 className="h3">Aliases</h2>
      <AdminTable
        caption="What searches stand for"
        headings={['Searched for', 'It means']}
        rows={aliases.map(({ query, means }) => ({
          key: query,
          cells: [query, <AliasForm key="alias" query={query} means={means} isSaved />],
        }))}
        empty="None."
      />
      <h3 className="h3">A new one</h3>
      <AliasForm query={null} means="" isSaved={false} />
    </>
  )
}
