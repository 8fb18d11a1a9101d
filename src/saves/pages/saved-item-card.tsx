import { useWords } from '#isomorphic/words/use-words.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import type { SaveListView, ShownItem } from '#src/saves/rules/saves-view.ts'
import { SAVES_WORDS } from '#src/saves/words/saves-words.ts'
import { Popover } from '#src/site/components/account/popover.tsx'
import { Icon } from '#src/site/components/icon.tsx'
import { PosterCard } from '#src/site/components/poster-card.tsx'
import { type ItemOrder, OrderPopover, StepButtons } from './item-order.tsx'
import { fieldIdOf, SavedItemFields } from './saved-item-fields.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

export type SavedItemCardProps = {
  readonly item: ShownItem
  /** Null where the items cannot be reordered. */
  readonly order: ItemOrder | null
  readonly list: SaveListView
  /** Lists that the item can be moved or copied to. */
  readonly others: readonly SaveListView[]
}

type ItemWords = (typeof SAVES_PAGES_WORDS)['en']['item']

/** The label of the button that opens an item's actions. */
function openerLabelOf({ note }: ShownItem, canMove: boolean, words: ItemWords): string {
  if (note === '') return canMove ? words.addNoteOrMove : words.addNote
  return canMove ? words.editNoteOrMove : words.editNote
}

/** One saved item: its card, its note, and its actions as forms without script. */
export function SavedItemCard({ item, order, list, others }: SavedItemCardProps) {
  const words = useWords(SAVES_PAGES_WORDS).item
  const removedPage = useWords(SAVES_WORDS).page.removed
  const name = item.page?.name ?? removedPage
  const slip = `slip-${fieldIdOf(item)}`
  const formId = `item-${fieldIdOf(item)}`
  const remove = (
    <button
      type="submit"
      form={formId}
      className="icon-button is-saved"
      name="do"
      value="remove"
      aria-label={words.remove(name)}
    >
      <Icon name="bookmark" />
    </button>
  )
  return (
    <li data-path={item.path} data-orderable={order === null ? undefined : ''}>
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
          {item.showsNote && <span className="meta note-open">{words.othersMayReadThis}</span>}
        </p>
      )}
      <div className="saved-tools">
        <form className="saved-moves" id={formId} method="post" action={listPath(list.id)}>
          <input type="hidden" name="path" value={item.path} />
          {order !== null && <StepButtons name={name} order={order} />}
        </form>
        {order !== null && <OrderPopover {...{ item, name, list, order }} />}
        <Popover
          id={slip}
          title={name}
          openerClass="slip-opener"
          opener={
            <>
              {openerLabelOf(item, others.length > 0, words)}
              <span className="visually-hidden"> {name}</span>
            </>
          }
        >
          <SavedItemFields {...{ item, name, list, others }} />
        </Popover>
      </div>
      {item.distanceToNext !== null && <p className="meta onward">{item.distanceToNext}</p>}
    </li>
  )
}
