import { countSaved } from '#src/saves/rules/count-saved.ts'
import type { SavedItemView } from '#src/saves/rules/saves-view.ts'
import { Print } from '#src/site/components/print.tsx'
import { ListFiles } from './list-files.tsx'

export type SharedListPageProps = {
  readonly name: string
  readonly items: readonly SavedItemView[]
  /** Address of this page. */
  readonly path: string
}

/** `/lists/{token}`: a list as its owner shares it, to read, to print and to take along. */
export function SharedListPage({ name, items, path }: SharedListPageProps) {
  const shown = items.flatMap(({ kind, path: address, page, note }) =>
    page === null ? [] : [{ kind, address, page, note }],
  )
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">{name}</h1>
        <p className="lead">
          {shown.length === 0
            ? 'Nothing hangs here at the moment.'
            : `${countSaved(shown)}, chosen by a reader.`}
        </p>
      </header>
      {shown.length > 0 && (
        <div className="section wrap">
          <ol className="print-grid saved">
            {shown.map(({ address, page, note }) => (
              <li key={address}>
                <Print {...page} headingLevel={2} />
                {note !== '' && <p className="serif saved-note">{note}</p>}
              </li>
            ))}
          </ol>
          <ListFiles path={path} />
        </div>
      )}
    </>
  )
}
