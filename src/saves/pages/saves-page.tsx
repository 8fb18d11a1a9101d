import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { MAX_NAME_LENGTH } from '#src/http/rules/user-text.ts'
import { countSaved } from '#src/saves/rules/count-saved.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import type { SaveListView, SavesView } from '#src/saves/rules/saves-view.ts'
import { EmptyState } from '#src/site/components/account/empty-state.tsx'
import { Popover } from '#src/site/components/account/popover.tsx'
import { Deferred, type DeferredPart } from '#src/site/deferred-part.tsx'
import { ImportFields } from './import-fields.tsx'
import { ListItems } from './list-items.tsx'
import { ListTools } from './list-tools.tsx'
import { SavesNoticeLine } from './saves-notice-line.tsx'

/** Links to the lists of an account, with the current one marked, and the form for a new list. */
export function ListLinks({
  lists,
  current,
}: {
  readonly lists: readonly SaveListView[]
  readonly current: SaveListView
}) {
  return (
    <div className="list-tabs">
      <nav className="category-links" aria-label="Lists">
        <ul>
          {lists.map(({ id, name, count }) => (
            <li key={id}>
              <a href={listPath(id)} aria-current={id === current.id ? 'page' : undefined}>
                <span className="tab-name">{name}</span>
                {'\u00a0'}
                <span className="tab-count">{count}</span>
              </a>
            </li>
          ))}
          <li>
            <a href="/profile/countries">Countries</a>
          </li>
        </ul>
      </nav>
      <Popover id="new-list" title="New list" opener="New list">
        <form className="slip-form" method="post" action={listPath(current.id)}>
          <label className="field">
            Name
            <input
              className="input"
              id="new-name"
              name="name"
              placeholder="Japan 2027"
              required
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
            />
          </label>
          <button type="submit" className="button" name="do" value="create">
            Make list
          </button>
        </form>
        <ImportFields />
      </Popover>
    </div>
  )
}

/** Shown for a list that does not exist. */
export function ListNotFound() {
  return (
    <div className="section wrap">
      <EmptyState
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

type EmptyListProps = {
  readonly current: SaveListView
  readonly others: readonly SaveListView[]
  readonly examples: readonly PosterRef[]
}

/** An empty list: no saves at all, saves on other lists only, or a new list. */
function EmptyList({ current, others, examples }: EmptyListProps) {
  const elsewhere = others.filter(({ count }) => count > 0)
  const find = (
    <a className="button" href="/places">
      Find a place
    </a>
  )
  if (current.id !== MAIN_LIST)
    return (
      <EmptyState
        title={`Nothing on ${current.name} yet`}
        text={`Press the bookmark on any place, sight or story and choose ${current.name}. From your other lists you can move things here.`}
        action={find}
        posters={examples}
      />
    )
  return elsewhere.length === 0 ? (
    <EmptyState
      title="Nothing saved yet"
      text="Press the bookmark on any place, sight or story, and it hangs here as a print."
      action={find}
      posters={examples}
    />
  ) : (
    <EmptyState
      title={`Nothing on ${current.name}`}
      text={`What you have saved is on ${new Intl.ListFormat('en-GB').format(elsewhere.map(({ name }) => name))}.`}
      action={find}
      posters={examples}
    />
  )
}

/** A list with its notes, and its tools. */
export function SavesList({
  view,
  examples,
}: {
  readonly view: SavesView
  readonly examples: readonly PosterRef[]
}) {
  const { lists, current, items, notice } = view
  const others = lists.filter(({ id }) => id !== current.id)
  return (
    <div className="wrap saves-list">
      <div className="list-head">
        <p className="lead">{items.length === 0 ? 'An empty list' : countSaved(items)}</p>
        <ListTools list={current} items={items} />
      </div>
      {notice !== null && <SavesNoticeLine notice={notice} />}
      {items.length === 0 ? (
        <EmptyList {...{ current, others, examples }} />
      ) : (
        <ListItems view={view} others={others} />
      )}
    </div>
  )
}

export type SavesPageProps = {
  /** Name of the list, if it is known when the response starts. */
  readonly name: string
  readonly lists: DeferredPart
  readonly items: DeferredPart
  /** Address of the same page without streaming. */
  readonly completeHref: string
}

/** `/profile/saves`: lists of saved pages. */
export function SavesPage({ name, lists, items, completeHref }: SavesPageProps) {
  return (
    <>
      <p className="visually-hidden" role="status" data-live-status />
      <div className="late-page" data-live-forms tabIndex={-1}>
        <header className="page-head wrap">
          <h1 className="h1">{name}</h1>
        </header>
        <div className="wrap late-links">
          <Deferred part={lists} completeHref={completeHref}>
            <p className="meta">Looking for your lists…</p>
          </Deferred>
        </div>
        <Deferred part={items} completeHref={completeHref}>
          <p className="wrap serif">Taking your prints out of the drawer…</p>
        </Deferred>
      </div>
    </>
  )
}
