import { useWords } from '#isomorphic/words/use-words.ts'
import { StopsMap } from '#src/maps/stops-map.tsx'
import { listPath } from '#src/saves/rules/list-path.ts'
import type { ItemGroup, SaveListView, SavesView } from '#src/saves/rules/saves-view.ts'
import { SavedItemCard } from './saved-item-card.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

type DisplayBarProps = { readonly view: SavesView }

/** The display options: search and order. A GET form without side effects. */
function DisplayBar({ view: { current, display, items } }: DisplayBarProps) {
  const words = useWords(SAVES_PAGES_WORDS).items
  const path = listPath(current.id)
  const queryPart = display.query === '' ? {} : { q: display.query }
  const otherParams = display.isByCountry ? queryPart : { ...queryPart, by: 'country' }
  const search = new URLSearchParams(otherParams).toString()
  return (
    <div className="look-bar">
      <form
        className="look-search"
        method="get"
        action={path}
        role="search"
        aria-label={words.searchRegion(current.name)}
      >
        {display.isByCountry && <input type="hidden" name="by" value="country" />}
        <label className="visually-hidden" htmlFor="list-search">
          {words.searchLabel(current.name)}
        </label>
        <input
          className="input"
          id="list-search"
          type="search"
          name="q"
          defaultValue={display.query}
          placeholder={words.searchPlaceholder(items.length)}
          enterKeyHint="search"
        />
        <button type="submit" className="button button-ghost">
          {words.search}
        </button>
      </form>
      <a className="link" href={search === '' ? path : `${path}?${search}`}>
        {display.isByCountry ? words.sortByOwnOrder : words.sortByCountry}
      </a>
    </div>
  )
}

/** Cards in a row on a large screen. */
const MAX_COLUMNS = 4

type GroupProps = {
  readonly group: ItemGroup
  readonly list: SaveListView
  readonly others: readonly SaveListView[]
  /** Whether the items can be reordered: only when the full list is shown in its own order. */
  readonly isReorderable: boolean
}

function Group({ group: { name, items }, list, others, isReorderable }: GroupProps) {
  return (
    <section className={name === null ? undefined : `group group-${Math.min(items.length, MAX_COLUMNS)}`}>
      {name !== null && <h2 className="h3 group-name">{name}</h2>}
      <ol className="print-grid saved">
        {items.map((item, index) => (
          <SavedItemCard
            key={item.path}
            item={item}
            order={isReorderable && items.length > 1 ? { position: index + 1, total: items.length } : null}
            list={list}
            others={others}
          />
        ))}
      </ol>
    </section>
  )
}

/** Shorter lists need no search. */
const MIN_ITEMS_FOR_SEARCH = 3

/** The items of a list: display options, cards and map. */
export function ListItems({
  view,
  others,
}: {
  readonly view: SavesView
  readonly others: readonly SaveListView[]
}) {
  const { items: words, onTheMap } = useWords(SAVES_PAGES_WORDS)
  const { groups, display, map, current, items } = view
  const isReorderable = display.query === '' && !display.isByCountry
  return (
    <>
      {items.length >= MIN_ITEMS_FOR_SEARCH && <DisplayBar view={view} />}
      {groups.length === 0 ? (
        <p className="serif">
          {words.noMatch(current.name, display.query)}{' '}
          <a className="link" href={listPath(current.id)}>
            {words.showAll(items.length)}
          </a>
        </p>
      ) : (
        <div className={display.isByCountry ? 'groups' : undefined}>
          {groups.map((group) => (
            <Group
              key={group.name ?? ''}
              group={group}
              list={current}
              others={others}
              isReorderable={isReorderable}
            />
          ))}
        </div>
      )}
      {map !== null && (
        <section className="list-map" id="map" aria-labelledby="map-title">
          <h2 className="h2" id="map-title">
            {onTheMap}
          </h2>
          <StopsMap map={map} />
        </section>
      )}
    </>
  )
}
