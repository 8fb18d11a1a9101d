import { MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import type { SaveListView, ShownItem } from '#src/saves/rules/saves-view.ts'
import { Popover } from '#src/site/components/account/popover.tsx'
import { Icon } from '#src/site/components/icon.tsx'
import { PosterCard } from '#src/site/components/poster-card.tsx'

export type SavedItemCardProps = {
  readonly item: ShownItem
  /** Null where the items cannot be reordered. */
  readonly moves: { readonly isFirst: boolean; readonly isLast: boolean } | null
  readonly list: SaveListView
  /** Lists that the item can be moved or copied to. */
  readonly others: readonly SaveListView[]
}

/** The common part of the ids of an item's fields: without slashes. */
const fieldIdOf = ({ kind, path }: ShownItem): string => kind + path.replace(/[^a-z0-9]+/g, '-')

function MoveButtons({
  name,
  moves,
}: {
  readonly name: string
  readonly moves: NonNullable<SavedItemCardProps['moves']>
}) {
  return (
    <>
      <button
        type="submit"
        className="icon-button"
        name="do"
        value="earlier"
        disabled={moves.isFirst}
        aria-label={`Move ${name} earlier`}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="submit"
        className="icon-button"
        name="do"
        value="later"
        disabled={moves.isLast}
        aria-label={`Move ${name} later`}
      >
        <Icon name="arrow-right" />
      </button>
    </>
  )
}

function NoteFields({
  item,
  name,
  list,
}: {
  readonly item: ShownItem
  readonly name: string
  readonly list: SaveListView
}) {
  const id = `note-${fieldIdOf(item)}`
  return (
    <form className="slip-form" method="post" action={listPath(list.id)}>
      <input type="hidden" name="path" value={item.path} />
      <label className="field" htmlFor={id}>
        Note on {name}
      </label>
      <textarea
        className="input"
        id={id}
        dir="auto"
        name="note"
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        defaultValue={item.note}
      />
      <label className="choice">
        <input type="checkbox" name="shows" value="on" defaultChecked={item.showsNote} />
        <span>
          Others may read it{' '}
          <span className="meta">
            {list.shareLink === null ? 'once the list is shared' : 'where the list is shared'}
          </span>
        </span>
      </label>
      <button type="submit" className="button" name="do" value="note">
        Keep note
      </button>
    </form>
  )
}

function MoveFields({
  item,
  name,
  list,
  others,
}: Pick<SavedItemCardProps, 'item' | 'list' | 'others'> & { readonly name: string }) {
  const id = `target-${fieldIdOf(item)}`
  return (
    <form className="slip-form" method="post" action={listPath(list.id)}>
      <input type="hidden" name="path" value={item.path} />
      <label className="field" htmlFor={id}>
        Another list for {name}
      </label>
      <select className="input" id={id} name="target">
        {others.map(({ id: other, name: label }) => (
          <option key={other} value={other}>
            {label}
          </option>
        ))}
      </select>
      <div className="actions">
        <button type="submit" className="button" name="do" value="move">
          Move there
        </button>
        <button type="submit" className="button button-ghost" name="do" value="copy">
          Put there too
        </button>
      </div>
    </form>
  )
}

/** The label of the button that opens an item's actions. */
const openerLabelOf = ({ note }: ShownItem, canMove: boolean): string =>
  note === '' ? (canMove ? 'Note or move' : 'Note') : canMove ? 'Edit or move' : 'Edit note'

/** One saved item: its card, its note, and its actions as forms without script. */
export function SavedItemCard({ item, moves, list, others }: SavedItemCardProps) {
  const name = item.page?.name ?? 'A page that has left the guide'
  const slip = `slip-${fieldIdOf(item)}`
  const formId = `item-${fieldIdOf(item)}`
  const remove = (
    <button
      type="submit"
      form={formId}
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
      {item.page === null ? (
        <div className="print print-gone">
          <p className="print-name">{name}</p>
          <div className="print-action">{remove}</div>
        </div>
      ) : (
        <PosterCard
          {...item.page}
          meta={
            <>
              {item.stop !== null && <span className="stop-number">{item.stop}</span>}
              {item.page.meta}
            </>
          }
          action={remove}
          headingLevel={2}
        />
      )}
      {item.note !== '' && (
        <p className="serif saved-note" dir="auto">
          {item.note}
          {item.showsNote && <span className="meta note-open">Others may read this</span>}
        </p>
      )}
      <div className="saved-tools">
        <form className="saved-moves" id={formId} method="post" action={listPath(list.id)}>
          <input type="hidden" name="path" value={item.path} />
          {moves !== null && <MoveButtons name={name} moves={moves} />}
        </form>
        <Popover
          id={slip}
          title={name}
          openerClass="slip-opener"
          opener={
            <>
              {openerLabelOf(item, others.length > 0)}
              <span className="visually-hidden"> {name}</span>
            </>
          }
        >
          <NoteFields {...{ item, name, list }} />
          {others.length > 0 && <MoveFields {...{ item, name, list, others }} />}
        </Popover>
      </div>
      {item.distanceToNext !== null && <p className="meta onward">{item.distanceToNext}</p>}
    </li>
  )
}
