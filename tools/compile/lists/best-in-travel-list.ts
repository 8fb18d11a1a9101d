import type { InferOutput } from 'valibot'
import { DESTINATIONS } from '#tools/compile/places/place.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { BestInTravelSchema } from '#tools/compile/text/content-schemas.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'

export type BestInTravelRow = InferOutput<typeof BestInTravelSchema>[number]

/** Numbers per category are only required of the complete list. */
const COMPLETE_SIZE = 50
const CATEGORY_SIZE = 10

export const rowPath = ({ place }: BestInTravelRow): string => `${DESTINATIONS}/${place}`

function checkRows(
  rows: readonly BestInTravelRow[],
  source: YamlSource,
  known: ReadonlySet<string>,
  report: ReportError,
): void {
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const line = source.lineOf([index, 'place'])
    const { file } = source
    if (!known.has(rowPath(row))) {
      report({
        file,
        line,
        problem: `there is no text for ${row.place}`,
        expected: 'a place with a file of its own',
      })
    }
    if (seen.has(row.place)) {
      report({ file, line, problem: `${row.place} is in the list twice`, expected: 'each place once' })
    }
    seen.add(row.place)
  }
}

function checkSize(
  rows: readonly BestInTravelRow[],
  source: YamlSource,
  size: number,
  report: ReportError,
): void {
  const { file } = source
  if (rows.length !== size) {
    report({
      file,
      line: 1,
      problem: `the list has ${rows.length} places`,
      expected: `${size}, as site.yaml says`,
    })
  }
  if (size !== COMPLETE_SIZE) return
  for (const [category, members] of Object.entries(Object.groupBy(rows, (row) => row.category))) {
    if (members.length === CATEGORY_SIZE) continue
    const problem = `the category ${category} has ${members.length} places`
    report({ file, line: 1, problem, expected: `${CATEGORY_SIZE} in each category` })
  }
}

/** Checks Best in Travel: known places, no duplicates, the required size (S3.6). */
export function checkBestInTravel(
  list: { readonly rows: readonly BestInTravelRow[]; readonly source: YamlSource },
  size: number,
  paths: readonly string[],
  report: ReportError,
): void {
  checkRows(list.rows, list.source, new Set(paths), report)
  checkSize(list.rows, list.source, size, report)
}
