import type { ImportReport } from '#src/saves/rules/import-report.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import { EmptyState } from '#src/site/components/account/empty-state.tsx'

export type ImportReportPageProps = {
  readonly name: string
  /** The file format. */
  readonly format: string
  readonly report: ImportReport
  /** The created list; null when no entry matches. */
  readonly list: { readonly id: string; readonly rejectedPaths: readonly string[] } | null
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

function UnmatchedEntries({ unmatched }: Pick<ImportReport, 'unmatched'>) {
  return (
    <section>
      <h2 className="h3">Not in the guide</h2>
      <ul className="import-entries">
        {unmatched.map(({ name, nearbyPlace }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and nothing here is reordered
          <li key={index}>
            {name}
            {nearbyPlace !== null && (
              <span className="meta">
                {' '}
                near{' '}
                <a className="link" href={nearbyPlace.path}>
                  {nearbyPlace.name}
                </a>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The result of an import: which entries became items of a list, and which did not. */
export function ImportReportPage({
  name,
  format,
  report: { matched, unmatched, duplicates },
  list,
}: ImportReportPageProps) {
  const rejectedPaths = new Set(list?.rejectedPaths)
  const total = matched.length + unmatched.length + duplicates
  const summary = [
    `${counted(matched.length, 'entry', 'entries')} of ${total} in your ${format} file ${matched.length === 1 ? 'is' : 'are'} in the guide.`,
    ...(duplicates > 0
      ? [`${counted(duplicates, 'entry means', 'entries mean')} a page that was there already.`]
      : []),
    ...(rejectedPaths.size > 0
      ? [`${counted(rejectedPaths.size, 'page', 'pages')} found no room: a list holds 200.`]
      : []),
  ]
  return (
    <div className="late-page" data-live-forms tabIndex={-1}>
      <header className="page-head wrap">
        <h1 className="h1">{list === null ? 'Nothing to import' : name}</h1>
        <p className="lead" role="status">
          {summary.join(' ')}
        </p>
        {list !== null && (
          <p className="actions">
            <a className="button" href={listPath(list.id)}>
              Open {name}
            </a>
          </p>
        )}
      </header>
      <div className="section wrap import-report">
        {total === 0 && (
          <EmptyState
            title="No places in it"
            text="The file could be read, but nothing in it is a place."
            action={
              <a className="button" href="/profile/saves">
                Back to your saves
              </a>
            }
          />
        )}
        {matched.length > 0 && (
          <section>
            <h2 className="h3">Found</h2>
            <ul className="import-entries">
              {matched.map(({ target, name: page, nameInFile }) => (
                <li key={target.path}>
                  <a className="link" href={target.path}>
                    {page}
                  </a>
                  {nameInFile !== '' && nameInFile !== page && (
                    <span className="meta"> {nameInFile} in your file</span>
                  )}
                  {rejectedPaths.has(target.path) && <span className="meta"> no room left</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {unmatched.length > 0 && <UnmatchedEntries unmatched={unmatched} />}
      </div>
    </div>
  )
}
