import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminPageLink } from '#src/admin/pages/admin-page-link.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { CountBar } from '#src/admin/pages/count-bar.tsx'
import { AliasForm } from './alias-form.tsx'
import type { SearchAlias } from './alias-store.ts'
import { DayChart } from './day-chart.tsx'
import { type Count, type EventCounts, PERIOD_DAYS } from './visitor-counts-store.ts'
import { VISITORS_TASK_PATH } from './visitors-paths.ts'

type SearchHints = {
  readonly aliases: readonly SearchAlias[]
  /** Suggested place for a search without results, by query. */
  readonly guesses: ReadonlyMap<string, string>
}

const maxTimes = (counts: readonly { readonly times: number }[]): number =>
  Math.max(0, ...counts.map(({ times }) => times))

/** Table of counts, highest first. */
export function Counts({
  caption,
  head,
  counts,
  empty,
  isPages = false,
}: {
  readonly caption: string
  readonly head: string
  readonly counts: readonly Count[] | null
  readonly empty: string
  readonly isPages?: boolean
}) {
  const max = maxTimes(counts ?? [])
  return (
    <AdminTable
      caption={caption}
      headings={[head, 'Times']}
      rows={(counts ?? []).map(({ label: what, times }) => ({
        key: what,
        cells: [
          isPages ? <AdminPageLink key="page" path={what} /> : what,
          <CountBar key="times" value={times} most={max} />,
        ],
      }))}
      empty={counts === null ? 'They cannot be read just now.' : empty}
    />
  )
}

function SearchesWithoutResult({
  counts,
  guesses,
  aliases,
}: {
  readonly counts: readonly Count[]
} & SearchHints) {
  const max = maxTimes(counts)
  const known = new Map(aliases.map(({ query, means }) => [query, means]))
  return (
    <AdminTable
      caption="Searches without result"
      headings={['Searched for', 'Times', 'It means', 'Or']}
      rows={counts.map(({ label: what, times }) => ({
        key: what,
        cells: [
          what,
          <CountBar key="times" value={times} most={max} />,
          <AliasForm
            key="alias"
            query={what}
            means={known.get(what) ?? guesses.get(what) ?? ''}
            isSaved={known.has(what)}
          />,
          <AdminButton
            key="task"
            action={VISITORS_TASK_PATH}
            fields={{ kind: 'search', about: what }}
            about={`of ${what}`}
          >
            Make a task
          </AdminButton>,
        ],
      }))}
      empty="Every search found something, or nobody searched who let us count."
    />
  )
}

function Feedback({ events }: { readonly events: EventCounts }) {
  return (
    <AdminTable
      caption="Whether pages were useful"
      headings={['Page', 'Useful', 'Not useful', 'To do']}
      rows={events.feedback.map(({ page, useful, notUseful }) => ({
        key: page,
        cells: [
          <AdminPageLink key="page" path={page} />,
          String(useful),
          <CountBar
            key="not"
            value={notUseful}
            most={Math.max(0, ...events.feedback.map((one) => one.notUseful))}
          />,
          notUseful > 0 && (
            <AdminButton
              key="task"
              action={VISITORS_TASK_PATH}
              fields={{ kind: 'page', about: page }}
              about={`of ${page}`}
            >
              Make a task
            </AdminButton>
          ),
        ],
      }))}
      empty="Nobody has said yet."
    />
  )
}

/** Activity of visitors who consented to measuring. */
export function VisitCounts({
  events,
  guesses,
  aliases,
  today,
}: { readonly events: EventCounts } & SearchHints & { readonly today: number }) {
  return (
    <>
      <DayChart name="Page views" counts={events.views} lastDay={today} days={PERIOD_DAYS} />
      <h2 className="h3">Searches without result</h2>
      <SearchesWithoutResult counts={events.searchesWithoutResult} guesses={guesses} aliases={aliases} />
      <h2 className="h3">Top searches</h2>
      <Counts
        caption="Top searches"
        head="Searched for"
        counts={events.searches}
        empty="Nobody searched who let us count."
      />
      <h2 className="h3">Was it useful?</h2>
      <Feedback events={events} />
    </>
  )
}
