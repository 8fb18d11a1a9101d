import { guidePathsOf } from '#isomorphic/saves/guide-paths.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { MAX_NAME_LENGTH } from '#src/http/rules/user-text.ts'
import { countSaved } from '#src/saves/rules/count-saved.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import type { SavedItemView, SaveListView } from '#src/saves/rules/saves-view.ts'
import { Popover } from '#src/site/components/account/popover.tsx'
import { Icon } from '#src/site/components/icon.tsx'
import { ListFiles } from './list-files.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

export type ListToolsProps = {
  readonly list: SaveListView
  readonly items: readonly SavedItemView[]
}

/** The form of a new trip (src/trips/new-trip-routes.tsx). */
const NEW_TRIP_PATH = '/trips/new'

/** Describes exactly what others see of a shared list. */
function SharingSummary({ items }: Pick<ListToolsProps, 'items'>) {
  const words = useWords(SAVES_PAGES_WORDS).tools
  const notes = items.filter(({ note }) => note !== '').length
  const sharedNotes = items.filter(({ note, showsNote }) => note !== '' && showsNote).length
  const counted = countSaved(items, useLocale())
  return <p className="meta">{words.sharingSummary({ counted, notes, sharedNotes })}</p>
}

function ShareSlip({ list, items }: ListToolsProps) {
  const words = useWords(SAVES_PAGES_WORDS).tools
  return (
    <Popover
      id="share-list"
      title={words.shareTitle(list.name)}
      opener={
        <>
          <Icon name="share" />
          {list.shareLink === null ? words.share : words.shared}
        </>
      }
    >
      <form className="slip-form" method="post" action={listPath(list.id)}>
        {list.shareLink === null ? (
          <>
            <p>{words.sharingHint}</p>
            <SharingSummary items={items} />
            <button type="submit" className="button" name="do" value="share">
              {words.createLink}
            </button>
          </>
        ) : (
          <>
            <label className="field">
              {words.linkLabel}
              <input className="input" id="share-link" readOnly value={list.shareLink} />
            </label>
            <SharingSummary items={items} />
            <div className="actions">
              <a className="button button-ghost" href={new URL(list.shareLink).pathname}>
                {words.viewShared}
              </a>
              <button type="submit" className="button button-ghost" name="do" value="unshare">
                {words.stopSharing}
              </button>
            </div>
          </>
        )}
      </form>
    </Popover>
  )
}

function EditListSlip({ list }: Pick<ListToolsProps, 'list'>) {
  const words = useWords(SAVES_PAGES_WORDS).tools
  const title = list.id === MAIN_LIST ? words.rename : words.renameOrDelete
  return (
    <Popover id="change-list" title={title} opener={title}>
      <form className="slip-form" method="post" action={listPath(list.id)}>
        <label className="field">
          {words.nameLabel}
          <input
            className="input"
            id="rename"
            name="name"
            required
            maxLength={MAX_NAME_LENGTH}
            defaultValue={list.name}
            autoComplete="off"
          />
        </label>
        <button type="submit" className="button" name="do" value="rename">
          {words.rename}
        </button>
      </form>
      {list.id !== MAIN_LIST && (
        <form className="slip-form" method="post" action={listPath(list.id)}>
          <p className="meta">{list.shareLink === null ? words.deleteHint : words.deleteSharedHint}</p>
          <button type="submit" className="button button-danger" name="do" value="delete">
            {words.deleteList}
          </button>
        </form>
      )}
    </Popover>
  )
}

/** The tools of a list, below its name. */
export function ListTools({
  list,
  items,
  hasOtherLists,
}: ListToolsProps & { readonly hasOtherLists: boolean }) {
  const words = useWords(SAVES_PAGES_WORDS).tools
  return (
    <div className="list-tools">
      <ShareSlip list={list} items={items} />
      {items.length > 0 && (
        <Popover id="list-files" title={words.downloadTitle} opener={words.download}>
          <ListFiles
            path={listPath(list.id)}
            total={items.length}
            skipped={items.filter(({ page }) => page?.at == null).length}
          />
        </Popover>
      )}
      {items.length > 0 && (
        // client/saves/start-guide-links.ts copies the list to the device and downloads its guides; without script the link leads to how that is done.
        <a
          className="button button-ghost"
          href="/pocket"
          data-keep-list={list.id}
          data-keep-guides={guidePathsOf(items.map(({ path }) => path)).join(' ')}
        >
          {words.keepGuides}
        </a>
      )}
      {items.length > 0 && (
        <a className="button button-ghost" href={`${NEW_TRIP_PATH}?list=${list.id}`}>
          {words.planTrip}
        </a>
      )}
      {hasOtherLists && (
        <a className="button button-ghost" href={`${NEW_TRIP_PATH}?list=all`}>
          {words.planTripOfAll}
        </a>
      )}
      <EditListSlip list={list} />
    </div>
  )
}
