import type { YearRow } from '#src/catalogue/diagram/guide-diagram.ts'

const MONTHS = 12

/** The months of a row as bars on a scale of twelve units; two where the span goes across the turn of the year. */
export function yearBars({ months: [from, to] }: Pick<YearRow, 'months'>): string {
  const bar = (start: number, end: number): string => `M${start} 0h${end - start}v1h${start - end}z`
  return to >= from ? bar(from - 1, to) : bar(0, to) + bar(from - 1, MONTHS)
}
