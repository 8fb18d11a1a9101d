import { Suspense } from 'react'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { REFUSED_CHANGES_ID } from '#isomorphic/saves/saves-names.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { MAX_NAME_LENGTH } from '#src/http/rules/user-text.ts'
import { countSaved } from '#src/saves/rules/count-saved.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import type { SaveListView, SavesView } from '#src/saves/rules/saves-view.ts'
import { SAVES_WORDS } from '#src/saves/words/saves-words.ts'
import { EmptyState } from '#src/site/components/account/empty-state.tsx'
import { Popover } from '#src/site/components/account/popover.tsx'
import { Deferred, DeferredMarkup, type DeferredPart } from '#src/site/deferred-part.tsx'
import { ImportFields } from './import-fields.tsx'
import { ListItems } from './list-items.tsx'
import { ListTools } from './list-tools.tsx'
import { SavesNoticeLine } from './saves-notice-line.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

/** Links to the lists of an account, with the current one marked, and the form for a new list. */
export function ListLinks({
  lists,
  current,
}: {
  readonly lists: readonly SaveListView[]
  readonly current: SaveListView
}) {
  const { saves: words, listNameExample } = useWords(SAVES_PAGES_WORDS)
  return (
    <div className="list-tabs">
      <nav className="category-links" aria-label={words.lists}>
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
            <a href="/profile/countries">{words.countries}</a>
          </li>
        </ul>
      </nav>
      <Popover id="new-list" title={words.newList} opener={words.newList}>
        <form className="slip-form" method="post" action={listPath(current.id)}>
          <label className="field">
            {words.newListName}
            <input
              className="input"
              id="new-name"
              name="name"
              placeholder={listNameExample}
              required
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
            />
          </label>
          <button type="submit" className="button" name="do" value="create">
            {words.createList}
          </button>
        </form>
        <ImportFields />
      </Popover>
    </div>
  )
}

/** Shown for a list that does not exist. */
export function ListNotFound() {
  const words = useWords(SAVES_PAGES_WORDS).saves.notFound
  return (
    <div className="section wrap">
      <EmptyState
        title={words.title}
        text={words.text}
        action={
          <a className="button" href="/profile/saves">
            {words.back}
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
  const words = useWords(SAVES_PAGES_WORDS).saves.empty
  const locale = useLocale()
  const elsewhere = others.filter(({ count }) => count > 0)
  const find = (
    <a className="button" href="/places">
      {words.find}
    </a>
  )
  if (current.id !== MAIN_LIST)
    return (
      <EmptyState
        title={words.listTitle(current.name)}
        text={words.listText(current.name)}
        action={find}
        posters={examples}
      />
    )
  return elsewhere.length === 0 ? (
    <EmptyState title={words.title} text={words.text} action={find} posters={examples} />
  ) : (
    <EmptyState
      title={words.elsewhereTitle(current.name)}
      text={words.elsewhereText(
        formatList(
          locale,
          elsewhere.map(({ name }) => name),
        ),
      )}
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
  const words = useWords(SAVES_PAGES_WORDS).saves
  const locale = useLocale()
  const { lists, current, items, notice } = view
  const others = lists.filter(({ id }) => id !== current.id)
  return (
    <div className="wrap saves-list">
      <div className="list-head">
        <p className="lead">{items.length === 0 ? words.emptyList : countSaved(items, locale)}</p>
        <ListTools list={current} items={items} hasOtherLists={others.some(({ count }) => count > 0)} />
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

/** The name of a list as the title of its page. */
export function SavesHeading({ name }: { readonly name: string }) {
  return <h1 className="h1">{name}</h1>
}

export type SavesPageProps = {
  /** `SavesHeading` of the list. */
  readonly heading: DeferredPart
  readonly lists: DeferredPart
  readonly items: DeferredPart
  /** Address of the same page without streaming. */
  readonly completeHref: string
}

/** `/profile/saves`: lists of saved pages. */
export function SavesPage({ heading, lists, items, completeHref }: SavesPageProps) {
  const { mainListName } = useWords(SAVES_WORDS)
  const words = useWords(SAVES_PAGES_WORDS).saves
  return (
    <>
      <p className="visually-hidden" role="status" data-live-status />
      {/* Filled by client/saves/show-refused-changes.ts; outside of the part that forms replace. */}
      <section className="wrap refused" id={REFUSED_CHANGES_ID} hidden />
      <div className="late-page" data-live-forms tabIndex={-1}>
        <header className="page-head wrap">
          <Suspense fallback={<SavesHeading name={mainListName} />}>
            <DeferredMarkup part={heading} />
          </Suspense>
        </header>
        <div className="wrap late-links">
          <Deferred part={lists} completeHref={completeHref}>
            <p className="meta">{words.listsLoading}</p>
          </Deferred>
        </div>
        <Deferred part={items} completeHref={completeHref}>
          <p className="wrap serif">{words.itemsLoading}</p>
        </Deferred>
      </div>
    </>
  )
}
