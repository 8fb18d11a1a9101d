import { foldText } from '#isomorphic/search/fold-text.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminPageLink } from '#src/admin/pages/admin-page-link.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { CountBar } from '#src/admin/pages/count-bar.tsx'
import { MAX_ALIAS_LENGTH } from '#src/search/alias-cache.ts'
import { AliasForm } from './alias-form.tsx'
import type { SearchAlias } from './alias-store.ts'
import { DayChart } from './day-chart.tsx'
import { type Count, type EventCounts, PERIOD_DAYS } from './visitor-counts-store.ts'
import { VISITORS_TASK_PATH } from './visitors-paths.ts'
import { VISITORS_WORDS } from './words/visitors-words.ts'

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
  const { columns, notAvailable } = useWords(VISITORS_WORDS)
  const max = maxTimes(counts ?? [])
  return (
    <AdminTable
      caption={caption}
      headings={[head, columns.count]}
      rows={(counts ?? []).map(({ label, times }) => ({
        key: label,
        cells: [
          isPages ? <AdminPageLink key="page" path={label} /> : label,
          <CountBar key="times" value={times} max={max} />,
        ],
      }))}
      empty={counts === null ? notAvailable : empty}
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
  const { columns, createTask, taskSubject, searchesWithoutResult: words } = useWords(VISITORS_WORDS)
  const max = maxTimes(counts)
  const known = new Map(aliases.map(({ query, means }) => [query, means]))
  return (
    <AdminTable
      caption={words.heading}
      headings={[columns.query, columns.count, columns.meaning, columns.actions]}
      rows={counts.map(({ label, times }) => ({
        key: label,
        cells: [
          label,
          <CountBar key="times" value={times} max={max} />,
          label.length <= MAX_ALIAS_LENGTH && (
            <AliasForm
              key="alias"
              query={label}
              means={known.get(foldText(label)) ?? guesses.get(label) ?? ''}
              isSaved={known.has(foldText(label))}
            />
          ),
          <AdminButton
            key="task"
            action={VISITORS_TASK_PATH}
            fields={{ kind: 'search', about: label }}
            about={taskSubject(label)}
          >
            {createTask}
          </AdminButton>,
        ],
      }))}
      empty={words.empty}
    />
  )
}

function Feedback({ events }: { readonly events: EventCounts }) {
  const { columns, createTask, taskSubject, feedback: words } = useWords(VISITORS_WORDS)
  return (
    <AdminTable
      caption={words.caption}
      headings={[columns.page, words.useful, words.notUseful, columns.actions]}
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
              about={taskSubject(page)}
            >
              {createTask}
            </AdminButton>
          ),
        ],
      }))}
      empty={words.empty}
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
  const { pageViews, searchesWithoutResult, searches, columns, feedback } = useWords(VISITORS_WORDS)
  return (
    <>
      <DayChart name={pageViews} counts={events.views} lastDay={today} days={PERIOD_DAYS} />
      <h2 className="h3">{searchesWithoutResult.heading}</h2>
      <SearchesWithoutResult counts={events.searchesWithoutResult} guesses={guesses} aliases={aliases} />
      <h2 className="h3">{searches.heading}</h2>
      <Counts
        caption={searches.heading}
        head={columns.query}
        counts={events.searches}
        empty={searches.empty}
      />
      <h2 className="h3">{feedback.heading}</h2>
      <Feedback events={events} />
    </>
  )
}
