import { formatCsv } from '#isomorphic/files/format-csv.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { ImportReport } from '#src/saves/rules/import-report.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import { EmptyState } from '#src/site/components/account/empty-state.tsx'
import { SkippedEntries } from './skipped-entries.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

export type ImportReportPageProps = {
  readonly name: string
  /** The file format. */
  readonly format: string
  readonly report: ImportReport
  /** The created list; null when no entry matches. */
  readonly list: {
    readonly id: string
    readonly name: string
    readonly rejectedPaths: readonly string[]
  } | null
}

const UNMATCHED_FILE = 'not-in-the-guide.csv'
const HEADER = ['name', 'note', 'latitude', 'longitude', 'link'] as const

/** The entries as a table for other programs: lists hold pages of the guide only. */
function toTableHref(unmatched: ImportReport['unmatched']): string {
  const rows = unmatched.map(({ name, note, at, link }) => [
    name,
    note,
    String(at?.latitude ?? ''),
    String(at?.longitude ?? ''),
    link ?? '',
  ])
  return `data:text/csv;charset=utf-8,${encodeURIComponent(formatCsv([HEADER, ...rows]))}`
}

function UnmatchedRow({ name, nearbyPlace, note, at }: ImportReport['unmatched'][number]) {
  const words = useWords(SAVES_PAGES_WORDS).importReport
  return (
    <li>
      {at === null ? (
        name
      ) : (
        <a className="link" href={`geo:${at.latitude},${at.longitude}`}>
          {name}
        </a>
      )}
      {nearbyPlace !== null && (
        <span className="meta">
          {' '}
          {words.near(
            <a className="link" href={nearbyPlace.path}>
              {nearbyPlace.name}
            </a>,
          )}
        </span>
      )}
      {note !== '' && (
        <p className="serif saved-note" dir="auto">
          {note}
        </p>
      )}
    </li>
  )
}

function UnmatchedEntries({ unmatched }: Pick<ImportReport, 'unmatched'>) {
  const words = useWords(SAVES_PAGES_WORDS).importReport
  return (
    <section>
      <h2 className="h3">{words.notFound}</h2>
      <p>{words.notStored(unmatched.length)}</p>
      <p className="actions">
        <a className="button button-ghost" href={toTableHref(unmatched)} download={UNMATCHED_FILE}>
          {words.downloadUnmatched(unmatched.length)}
        </a>
      </p>
      <ul className="import-entries">
        {unmatched.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and nothing here is reordered
          <UnmatchedRow key={index} {...entry} />
        ))}
      </ul>
    </section>
  )
}

/** The result of an import: which entries became items of a list, and which did not. */
export function ImportReportPage({
  name,
  format,
  report: { matched, unmatched, duplicates, skipped },
  list,
}: ImportReportPageProps) {
  const words = useWords(SAVES_PAGES_WORDS).importReport
  const rejectedPaths = new Set(list?.rejectedPaths)
  const total = matched.length + unmatched.length + duplicates
  const counts = { matched: matched.length, total, format, duplicates, rejected: rejectedPaths.size }
  return (
    <div className="late-page" data-live-forms tabIndex={-1}>
      <header className="page-head wrap">
        <h1 className="h1">{list === null ? words.nothing : list.name}</h1>
        <p className="lead" role="status">
          {words.summary(counts)}
        </p>
        {list !== null && list.name !== name && <p>{words.renamed(name, list.name)}</p>}
        {list !== null && (
          <p className="actions">
            <a className="button" href={listPath(list.id)}>
              {words.open(list.name)}
            </a>
          </p>
        )}
      </header>
      <div className="section wrap import-report">
        {total === 0 && (
          <EmptyState
            title={words.noPlaces.title}
            text={words.noPlaces.text}
            action={
              <a className="button" href="/profile/saves">
                {words.noPlaces.back}
              </a>
            }
          />
        )}
        {matched.length > 0 && (
          <section>
            <h2 className="h3">{words.found}</h2>
            <ul className="import-entries">
              {matched.map(({ target, name: page, nameInFile }) => (
                <li key={target.path}>
                  <a className="link" href={target.path}>
                    {page}
                  </a>
                  {nameInFile !== '' && nameInFile !== page && (
                    <span className="meta"> {words.nameInFile(nameInFile)}</span>
                  )}
                  {rejectedPaths.has(target.path) && <span className="meta"> {words.listFull}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {unmatched.length > 0 && <UnmatchedEntries unmatched={unmatched} />}
        <SkippedEntries skipped={skipped} />
      </div>
    </div>
  )
}
