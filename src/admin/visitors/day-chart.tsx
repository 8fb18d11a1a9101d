import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { DAY_MS } from '#src/platform/durations.ts'
import type { DayCount } from './visitor-counts-store.ts'
import { VISITORS_WORDS } from './words/visitors-words.ts'

const HEIGHT = 60
const STEP = 10
const BAR = 8

export type DayChartProps = {
  /** What is counted, such as "Page views". */
  readonly name: string
  readonly counts: readonly DayCount[]
  /** The last day shown, and the number of days. */
  readonly lastDay: number
  readonly days: number
}

/** Bar chart of counts per day, with the same data as a table for screen readers. */
export function DayChart({ name, counts, lastDay, days }: DayChartProps) {
  const words = useWords(VISITORS_WORDS).chart
  const dateOf = (day: number): string => words.day(new Date(day * DAY_MS))
  const byDay = new Map(counts.map(({ day, times }) => [day, times]))
  const series = Array.from({ length: days }, (_, index) => {
    const day = lastDay - days + 1 + index
    return { day, times: byDay.get(day) ?? 0 }
  })
  const max = Math.max(1, ...series.map(({ times }) => times))
  const total = series.reduce((sum, { times }) => sum + times, 0)
  return (
    <figure className="desk-chart">
      <figcaption>{words.caption(name, { total, days, max })}</figcaption>
      <svg
        viewBox={`0 0 ${days * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {series.map(({ day, times }, index) => {
          const height = times === 0 ? 1 : Math.max(2, Math.round((times / max) * HEIGHT))
          return <rect key={day} x={index * STEP} y={HEIGHT - height} width={BAR} height={height} />
        })}
      </svg>
      <p className="meta desk-chart-ends" aria-hidden="true">
        <span>{dateOf(series[0]?.day ?? lastDay)}</span>
        <span>{dateOf(lastDay)}</span>
      </p>
      <details>
        <summary>{words.showTable}</summary>
        <AdminTable
          caption={words.tableCaption(name)}
          headings={[words.columns.day, words.columns.count]}
          rows={series.map(({ day, times }) => ({ key: String(day), cells: [dateOf(day), String(times)] }))}
          empty={words.empty}
        />
      </details>
    </figure>
  )
}
