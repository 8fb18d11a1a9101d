import { StopsMap } from '#src/maps/stops-map.tsx'
import { listPath } from '#src/saves/rules/list-path.ts'
import type { ItemGroup, SaveListView, SavesView } from '#src/saves/rules/saves-view.ts'
import { SavedItem } from './saved-item.tsx'

type LookBarProps = { readonly view: SavesView }

/** How the list is looked at: searched, and in which order. A form that changes nothing. */
function LookBar({ view: { current, look, all } }: LookBarProps) {
  const path = listPath(current.id)
  const queryPart = look.query === '' ? {} : { q: look.query }
  const other = look.isByCountry ? queryPart : { ...queryPart, by: 'country' }
  const search = new URLSearchParams(other).toString()
  return (
    <div className="look-bar">
      <form
        className="look-search"
        method="get"
        action={path}
        role="search"
        aria-label={`Within ${current.name}`}
      >
        {look.isByCountry && <input type="hidden" name="by" value="country" />}
        <label className="visually-hidden" htmlFor="list-search">
          Search within {current.name}
        </label>
        <input
          className="input"
          id="list-search"
          type="search"
          name="q"
          defaultValue={look.query}
          placeholder={`Search these ${all.length}`}
          enterKeyHint="search"
        />
        <button type="submit" className="button button-ghost">
          Search
        </button>
      </form>
      <a className="link" href={search === '' ? path : `${path}?${search}`}>
        {look.isByCountry ? 'In my own order' : 'Sort by country'}
      </a>
    </div>
  )
}

/** Prints side by side on a large screen. */
const MOST_ABREAST = 4

type GroupProps = {
  readonly group: ItemGroup
  readonly list: SaveListView
  readonly others: readonly SaveListView[]
  /** Whether the order can be changed here: of the whole list, as it is kept. */
  readonly isOrdered: boolean
}

function Group({ group: { name, items }, list, others, isOrdered }: GroupProps) {
  return (
    <section className={name === null ? undefined : `group group-${Math.min(items.length, MOST_ABREAST)}`}>
      {name !== null && <h2 className="h3 group-name">{name}</h2>}
      <ol className="print-grid saved">
        {items.map((item, index) => (
          <SavedItem
            key={item.path}
            item={item}
            moves={
              isOrdered && items.length > 1
                ? { isFirst: index === 0, isLast: index === items.length - 1 }
                : null
            }
            list={list}
            others={others}
          />
        ))}
      </ol>
    </section>
  )
}

/** More can no longer be taken in at a glance. */
const MOST_FOR_ONE_LOOK = 3

/** What is on a list: the way to look at it, its map, and its prints. */
export function ListItems({
  view,
  others,
}: {
  readonly view: SavesView
  readonly others: readonly SaveListView[]
}) {
  const { groups, look, map, current, all } = view
  const isOrdered = look.query === '' && !look.isByCountry
  return (
    <>
      {all.length >= MOST_FOR_ONE_LOOK && <LookBar view={view} />}
      {groups.length === 0 ? (
        <p className="serif">
          Nothing on {current.name} has “{look.query}” in its name, its country or its note.{' '}
          <a className="link" href={listPath(current.id)}>
            {`Show all ${all.length}`}
          </a>
        </p>
      ) : (
        <div className={look.isByCountry ? 'groups' : undefined}>
          {groups.map((group) => (
            <Group
              key={group.name ?? ''}
              group={group}
              list={current}
              others={others}
              isOrdered={isOrdered}
            />
          ))}
        </div>
      )}
      {map !== null && (
        <section className="list-map" id="map" aria-labelledby="map-title">
          <h2 className="h2" id="map-title">
            On the map
          </h2>
          <StopsMap map={map} />
        </section>
      )}
    </>
  )
}
