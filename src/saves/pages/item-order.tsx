import { useWords } from '#isomorphic/words/use-words.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import type { SaveListView, ShownItem } from '#src/saves/rules/saves-view.ts'
import { Icon, type IconProps } from '#src/site/components/icon.tsx'
import { fieldIdOf } from './saved-item-fields.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

/** The place of an item on its list, from 1. */
export type ItemOrder = { readonly position: number; readonly total: number }

type OrderProps = { readonly name: string; readonly order: ItemOrder }

type StepProps = {
  readonly action: 'earlier' | 'later'
  readonly label: string
  readonly icon: IconProps['name']
  readonly isDisabled: boolean
}

function StepButton({ action, label, icon, isDisabled }: StepProps) {
  return (
    <button
      type="submit"
      className="icon-button"
      name="do"
      value={action}
      disabled={isDisabled}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}

/** One step up and one down. */
export function StepButtons({ name, order: { position, total } }: OrderProps) {
  const words = useWords(SAVES_PAGES_WORDS).item
  return (
    <>
      <StepButton action="earlier" label={words.moveUp(name)} icon="chevron-up" isDisabled={position === 1} />
      <StepButton
        action="later"
        label={words.moveDown(name)}
        icon="chevron-down"
        isDisabled={position === total}
      />
    </>
  )
}

/**
 * The handle by which an item is dragged, and pressed opens the other ways to move it: to an end, or to a place that is
 * typed. The browser implements the popover, so that it works without script.
 */
export function OrderPopover({
  item,
  name,
  list,
  order: { position, total },
}: OrderProps & { readonly item: ShownItem; readonly list: SaveListView }) {
  const words = useWords(SAVES_PAGES_WORDS).item
  const id = `order-${fieldIdOf(item)}`
  return (
    <>
      <button
        type="button"
        className="icon-button drag-handle"
        popoverTarget={id}
        aria-label={words.order(name, position, total)}
        data-drag-handle
      >
        <Icon name="grip" />
      </button>
      <div className="slip" id={id} popover="auto" role="dialog" aria-label={words.orderTitle(name)}>
        <p className="h3">{words.orderTitle(name)}</p>
        <form className="slip-form" method="post" action={listPath(list.id)}>
          <input type="hidden" name="path" value={item.path} />
          <label className="field" htmlFor={`${id}-position`}>
            {words.placeOf(total)}
          </label>
          <div className="order-place">
            <input
              className="input"
              id={`${id}-position`}
              type="number"
              name="position"
              inputMode="numeric"
              min={1}
              max={total}
              defaultValue={position}
              required
            />
            <button type="submit" className="button" name="do" value="position">
              {words.moveToPlace}
            </button>
          </div>
          <div className="actions">
            <button type="submit" className="button button-ghost" name="do" value="first">
              {words.toTop}
            </button>
            <button type="submit" className="button button-ghost" name="do" value="last">
              {words.toEnd}
            </button>
          </div>
        </form>
        <p className="meta">{words.dragHint}</p>
        <button type="button" className="link slip-close" popoverTarget={id} popoverTargetAction="hide">
          {words.close}
        </button>
      </div>
    </>
  )
}
