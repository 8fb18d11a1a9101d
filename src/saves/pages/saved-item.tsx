import { MAX_NOTE_LENGTH } from '#src/http/rules/own-text.ts'
import { listPath, type SavedItemView, type SaveListView } from '#src/saves/rules/saves-view.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { Print } from '#src/site/components/print.tsx'

export type SavedItemProps = {
  readonly item: SavedItemView
  /** Keeps ids of the item's fields apart from others'. */
  readonly number: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly list: SaveListView
  /** Lists that the item can be put on as well. */
  readonly others: readonly SaveListView[]
}

/** One saved page: its print, the note on it, and what can be done with it, all in one form that needs no script. */
export function SavedItem({ item, number, isFirst, isLast, list, others }: SavedItemProps) {
  const name = item.page?.name ?? 'A page that has left the guide'
  const remove = (
    <button
      type="submit"
      className="icon-button is-saved"
      name="do"
      value="remove"
      aria-label={`Remove ${name}`}
    >
      <Icon name="bookmark" />
    </button>
  )
  return (
    <li data-path={item.path}>
      <form method="post" action={listPath(list.id)}>
        <input type="hidden" name="path" value={item.path} />
        {item.page === null ? (
          <div className="print print-gone">
            <p className="print-name">{name}</p>
            <div className="print-action">{remove}</div>
          </div>
        ) : (
          <Print {...item.page} action={remove} headingLevel={2} />
        )}
        {item.note !== '' && <p className="serif saved-note">{item.note}</p>}
        <div className="saved-tools">
          <button
            type="submit"
            className="icon-button"
            name="do"
            value="earlier"
            disabled={isFirst}
            aria-label={`Move ${name} earlier`}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="submit"
            className="icon-button"
            name="do"
            value="later"
            disabled={isLast}
            aria-label={`Move ${name} later`}
          >
            <Icon name="arrow-right" />
          </button>
          <details>
            <summary>
              {item.note === '' ? 'Add note' : 'Edit note'}
              <span className="visually-hidden"> on {name}, or put it on another list</span>
            </summary>
            <div className="saved-more">
              <label className="field" htmlFor={`note-${number}`}>
                Note on {name}
              </label>
              <textarea
                className="input"
                id={`note-${number}`}
                name="note"
                rows={4}
                maxLength={MAX_NOTE_LENGTH}
                defaultValue={item.note}
              />
              <button type="submit" className="button" name="do" value="note">
                Keep note
              </button>
              {others.length > 0 && (
                <>
                  <label className="field" htmlFor={`target-${number}`}>
                    Put {name} on another list
                  </label>
                  <select className="input" id={`target-${number}`} name="target">
                    {others.map(({ id, name: label }) => (
                      <option key={id} value={id}>
                        {label}
                      </option>
                    ))}
                  </select>
                  <button type="submit" className="button button-ghost" name="do" value="copy">
                    Put there
                  </button>
                </>
              )}
            </div>
          </details>
        </div>
      </form>
    </li>
  )
}
