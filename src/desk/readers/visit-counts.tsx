import { DeskBar } from '#src/desk/pages/desk-bar.tsx'
import { DeskButton } from '#src/desk/pages/desk-button.tsx'
import { DeskPageLink } from '#src/desk/pages/desk-page-link.tsx'
import { DeskTable } from '#src/desk/pages/desk-table.tsx'
import { AliasForm } from './alias-form.tsx'
import type { SearchAlias } from './alias-store.ts'
import { DayChart } from './day-chart.tsx'
import { READERS_TASK_PATH } from './readers-paths.ts'
import { COUNTED_DAYS, type Count, type EventCounts } from './readers-store.ts'

type Helps = {
  readonly aliases: readonly SearchAlias[]
  /** A place that a search without result may mean, by the search. */
  readonly guesses: ReadonlyMap<string, string>
}

const mostOf = (counts: readonly { readonly times: number }[]): number =>
  Math.max(0, ...counts.map(({ times }) => times))

/** A list of what was counted, most first. */
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
  const most = mostOf(counts ?? [])
  return (
    <DeskTable
      caption={caption}
      heads={[head, 'Times']}
      rows={(counts ?? []).map(({ what, times }) => ({
        key: what,
        cells: [
          isPages ? <DeskPageLink key="page" path={what} /> : what,
          <DeskBar key="times" value={times} most={most} />,
        ],
      }))}
      empty={counts === null ? 'They cannot be read just now.' : empty}
    />
  )
}

function Fruitless({
  counts,
  guesses,
  aliases,
}: {
  readonly counts: readonly Count[]
} & Helps) {
  const most = mostOf(counts)
  const known = new Map(aliases.map(({ query, means }) => [query, means]))
  return (
    <DeskTable
      caption="Searches without result"
      heads={['Searched for', 'Times', 'It means', 'Or']}
      rows={counts.map(({ what, times }) => ({
        key: what,
        cells: [
          what,
          <DeskBar key="times" value={times} most={most} />,
          <AliasForm
            key="alias"
            query={what}
            means={known.get(what) ?? guesses.get(what) ?? ''}
            isSaved={known.has(what)}
          />,
          <DeskButton
            key="task"
            action={READERS_TASK_PATH}
            fields={{ kind: 'search', about: what }}
            about={`of ${what}`}
          >
            Make a task
          </DeskButton>,
        ],
      }))}
      empty="Every search found something, or nobody searched who let us count."
    />
  )
}

function Opinions({ events }: { readonly events: EventCounts }) {
  return (
    <DeskTable
      caption="Whether pages were useful"
      heads={['Page', 'Useful', 'Not useful', 'To do']}
      rows={events.opinions.map(({ page, useful, useless }) => ({
        key: page,
        cells: [
          <DeskPageLink key="page" path={page} />,
          String(useful),
          <DeskBar
            key="not"
            value={useless}
            most={Math.max(0, ...events.opinions.map((one) => one.useless))}
          />,
          useless > 0 && (
            <DeskButton
              key="task"
              action={READERS_TASK_PATH}
              fields={{ kind: 'page', about: page }}
              about={`of ${page}`}
            >
              Make a task
            </DeskButton>
          ),
        ],
      }))}
      empty="Nobody has said yet."
    />
  )
}

/** What visitors did who allowed measuring. */
export function VisitCounts({
  events,
  guesses,
  aliases,
  today,
}: { readonly events: EventCounts } & Helps & { readonly today: number }) {
  return (
    <>
      <DayChart name="Page views" counts={events.views} lastDay={today} days={COUNTED_DAYS} />
      <h2 className="h3">Searches without result</h2>
      <Fruitless counts={events.fruitless} guesses={guesses} aliases={aliases} />
      <h2 className="h3">Top searches</h2>
      <Counts
        caption="Top searches"
        head="Searched for"
        counts={events.searches}
        empty="Nobody searched who let us count."
      />
      <h2 className="h3">Was it useful?</h2>
      <Opinions events={events} />
    </>
  )
}
