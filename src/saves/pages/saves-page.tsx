import { countSaved } from '#src/saves/rules/count-saved.ts'
import type { SavesNotice } from '#src/saves/rules/saves-notice.ts'
import { listPath, type SaveListView, type SavesView } from '#src/saves/rules/saves-view.ts'
import { BlankFrame } from '#src/site/components/blank-frame.tsx'
import { Notice } from '#src/site/components/notice.tsx'
import { ListFiles } from './list-files.tsx'
import { ListTools } from './list-tools.tsx'
import { SavedItem } from './saved-item.tsx'

export type SavesPageProps = { readonly view: SavesView }

function ListLinks({
  lists,
  current,
}: {
  readonly lists: readonly SaveListView[]
  readonly current: SaveListView
}) {
  return (
    <nav className="category-links" aria-label="Lists">
      <ul>
        {lists.map(({ id, name, count }) => (
          <li key={id}>
            <a href={listPath(id)} aria-current={id === current.id ? 'page' : undefined}>
              {name} <span className="meta">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function UndoButton({ undo }: { readonly undo: NonNullable<SavesNotice['undo']> }) {
  return (
    <form method="post" action={undo.action}>
      {undo.path !== null && <input type="hidden" name="path" value={undo.path} />}
      <button type="submit" className="link" name="do" value={undo.do}>
        Undo
      </button>
    </form>
  )
}

/** `/profile/saves`: lists of saved pages, each with its notes and its order. */
export function SavesPage({ view }: SavesPageProps) {
  const { lists, current, items, notice } = view
  const others = lists.filter(({ id }) => id !== current.id)
  return (
    <>
      <p className="visually-hidden" role="status" data-live-status />
      <div data-live-forms tabIndex={-1}>
        <header className="page-head wrap">
          <h1 className="h1">{current.name}</h1>
          {items.length > 0 && <p className="lead">{countSaved(items)}</p>}
        </header>
        <div className="wrap">
          <ListLinks lists={lists} current={current} />
          {notice !== null && (
            <Notice {...notice} action={notice.undo !== null && <UndoButton undo={notice.undo} />} />
          )}
          {items.length === 0 ? (
            <BlankFrame
              title="Nothing on the wall yet"
              text="The bookmark on any print hangs it here."
              action={
                <a className="button" href="/places">
                  Find a place
                </a>
              }
            />
          ) : (
            <>
              <ol className="print-grid saved">
                {items.map((item, index) => (
                  <SavedItem
                    key={item.path}
                    item={item}
                    number={index}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    list={current}
                    others={others}
                  />
                ))}
              </ol>
              <ListFiles path={listPath(current.id)} />
            </>
          )}
        </div>
        <div className="section wrap">
          <ListTools list={current} />
        </div>
      </div>
    </>
  )
}
