import { countSaved } from '#src/saves/rules/count-saved.ts'
import type { SavesNotice } from '#src/saves/rules/saves-notice.ts'
import { listPath, type SaveListView, type SavesView } from '#src/saves/rules/saves-view.ts'
import { BlankFrame } from '#src/site/components/blank-frame.tsx'
import { Notice } from '#src/site/components/notice.tsx'
import { Late, type LatePart } from '#src/site/late-part.tsx'
import { ListFiles } from './list-files.tsx'
import { ListTools } from './list-tools.tsx'
import { SavedItem } from './saved-item.tsx'

/** The lists of an account, the one that is shown marked. */
export function ListLinks({
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

/** Stands where a list was asked for that is not there. */
export function NoSuchList() {
  return (
    <div className="section wrap">
      <BlankFrame
        title="There is no such list"
        text="It was deleted, or it never was yours."
        action={
          <a className="button" href="/profile/saves">
            All saves
          </a>
        }
      />
    </div>
  )
}

/** A list with its notes and its order, and what can be done with it. */
export function SavesList({ view: { lists, current, items, notice } }: { readonly view: SavesView }) {
  const others = lists.filter(({ id }) => id !== current.id)
  return (
    <>
      <div className="wrap">
        {items.length > 0 && <p className="lead">{countSaved(items)}</p>}
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
    </>
  )
}

export type SavesPageProps = {
  /** Of the list, as far as it is known when the page begins. */
  readonly name: string
  readonly lists: LatePart
  readonly items: LatePart
  /** The same page in one piece. */
  readonly wholeHref: string
}

/** `/profile/saves`: lists of saved pages. */
export function SavesPage({ name, lists, items, wholeHref }: SavesPageProps) {
  return (
    <>
      <p className="visually-hidden" role="status" data-live-status />
      <div className="late-page" data-live-forms tabIndex={-1}>
        <header className="page-head wrap">
          <h1 className="h1">{name}</h1>
        </header>
        <div className="wrap late-links">
          <Late part={lists} wholeHref={wholeHref}>
            <p className="meta">Looking for your lists…</p>
          </Late>
        </div>
        <Late part={items} wholeHref={wholeHref}>
          <p className="wrap serif">Taking your prints out of the drawer…</p>
        </Late>
      </div>
    </>
  )
}
