import { MAX_NAME_LENGTH } from '#src/http/rules/user-text.ts'
import { countSaved } from '#src/saves/rules/count-saved.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import type { SavedItemView, SaveListView } from '#src/saves/rules/saves-view.ts'
import { Popover } from '#src/site/components/account/popover.tsx'
import { Icon } from '#src/site/components/icon.tsx'
import { ListFiles } from './list-files.tsx'

export type ListToolsProps = {
  readonly list: SaveListView
  readonly items: readonly SavedItemView[]
}

/** Describes exactly what others see of a shared list. */
function sharingSummary(items: readonly SavedItemView[]): string {
  const notes = items.filter(({ note }) => note !== '').length
  const sharedNotes = items.filter(({ note, showsNote }) => note !== '' && showsNote).length
  const itemsText = items.length === 0 ? 'what you put on it' : countSaved(items)
  const notesText =
    notes === 0
      ? 'There are no notes on it.'
      : sharedNotes === 0
        ? `None of your ${notes === 1 ? 'note' : `${notes} notes`}: a note is yours alone unless you let others read it.`
        : notes === 1
          ? 'Your note, which you let others read.'
          : `${sharedNotes} of your ${notes} notes: those that you let others read.`
  return `Others see its name and ${itemsText}, in this order. ${notesText} They do not see who you are.`
}

function ShareSlip({ list, items }: ListToolsProps) {
  return (
    <Popover
      id="share-list"
      title={`Share ${list.name}`}
      opener={
        <>
          <Icon name="share" />
          {list.shareLink === null ? 'Share' : 'Shared'}
        </>
      }
    >
      <form className="slip-form" method="post" action={listPath(list.id)}>
        {list.shareLink === null ? (
          <>
            <p>A link that nobody can guess. You can take it back at any time.</p>
            <p className="meta">{sharingSummary(items)}</p>
            <button type="submit" className="button" name="do" value="share">
              Make a link
            </button>
          </>
        ) : (
          <>
            <label className="field">
              Whoever has this link can read the list
              <input className="input" id="share-link" readOnly value={list.shareLink} />
            </label>
            <p className="meta">{sharingSummary(items)}</p>
            <div className="actions">
              <a className="button button-ghost" href={new URL(list.shareLink).pathname}>
                See what they see
              </a>
              <button type="submit" className="button button-ghost" name="do" value="unshare">
                Stop sharing
              </button>
            </div>
          </>
        )}
      </form>
    </Popover>
  )
}

function EditListSlip({ list }: Pick<ListToolsProps, 'list'>) {
  return (
    <Popover
      id="change-list"
      title={list.id === MAIN_LIST ? 'Rename' : 'Rename or delete'}
      opener={list.id === MAIN_LIST ? 'Rename' : 'Rename or delete'}
    >
      <form className="slip-form" method="post" action={listPath(list.id)}>
        <label className="field">
          Name of this list
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
          Rename
        </button>
      </form>
      {list.id !== MAIN_LIST && (
        <form className="slip-form" method="post" action={listPath(list.id)}>
          <p className="meta">
            Deleting takes the list away with its notes
            {list.shareLink === null ? '' : '; its link leads nowhere then'}. What is on other lists too stays
            there.
          </p>
          <button type="submit" className="button button-danger" name="do" value="delete">
            Delete list
          </button>
        </form>
      )}
    </Popover>
  )
}

/** The tools of a list, below its name. */
export function ListTools({ list, items }: ListToolsProps) {
  return (
    <div className="list-tools">
      <ShareSlip list={list} items={items} />
      {items.length > 0 && (
        <Popover id="list-files" title="Take it along" opener="Take along">
          <ListFiles path={listPath(list.id)} />
        </Popover>
      )}
      <EditListSlip list={list} />
    </div>
  )
}
