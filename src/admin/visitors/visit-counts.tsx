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
      headings={[head, 'Count']}
      rows={(counts ?? []).map(({ label, times }) => ({
        key: label,
        cells: [
          isPages ? <AdminPageLink key="page" path={label} /> : label,
          <CountBar key="times" value={times} max={max} />,
        ],
      }))}
      empty={counts === null ? 'Not available at present.' : empty}
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
      headings={['Query', 'Count', 'Meaning', 'Actions']}
      rows={counts.map(({ label, times }) => ({
        key: label,
        cells: [
          label,
          <CountBar key="times" value={times} max={max} />,
          <AliasForm
            key="alias"
            query={label}
            means={known.get(label) ?? guesses.get(label) ?? ''}
            isSaved={known.has(label)}
          />,
          <AdminButton
            key="task"
            action={VISITORS_TASK_PATH}
            fields={{ kind: 'search', about: label }}
            about={`for ${label}`}
          >
            Create a task
          </AdminButton>,
        ],
      }))}
      empty="No counted search without results."
    />
  )
}

function Feedback({ events }: { readonly events: EventCounts }) {
  return (
    <AdminTable
      caption="Whether pages were useful"
      headings={['Page', 'Useful', 'Not useful', 'Actions']}
      rows={events.feedback.map(({ page, useful, notUseful }) => ({
        key: page,
        cells: [
          <AdminPageLink key="page" path={page} />,
          String(useful),
          <CountBar
            key="not"
            value={notUseful}
            max={Math.max(0, ...events.feedback.map((one) => one.notUseful))}
          />,
          notUseful > 0 && (
            <AdminButton
              key="task"
              action={VISITORS_TASK_PATH}
              fields={{ kind: 'page', about: page }}
              about={`for ${page}`}
            >
              Create a task
            </AdminButton>
          ),
        ],
      }))}
      empty="No feedback yet."
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
      <Counts caption="Top searches" head="Query" counts={events.searches} empty="No counted searches." />
      <h2 className="h3">Was it useful?</h2>
      <Feedback events={events} />
    </>
  )
}
