import type { TripItem } from '#isomorphic/trips/trip-plan.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { usePlanForms } from './plan-context.ts'
import { PlanIcon } from './plan-parts.tsx'

function ItemRow({ item: { id, text, isDone, who } }: { readonly item: TripItem }) {
  const words = useWords(TRIP_WORDS).actions
  const { action, canEdit } = usePlanForms()
  return (
    <li className={isDone ? 'trip-item is-done' : 'trip-item'} id={id} data-path="">
      {canEdit ? (
        <form method="post" action={action}>
          <input type="hidden" name="e" value={id} />
          <input type="hidden" name="done" value={isDone ? '' : '1'} />
          <button
            type="submit"
            className="trip-tick"
            name="do"
            value="tick"
            aria-pressed={isDone}
            aria-label={isDone ? words.untick(text) : words.tick(text)}
          >
            {isDone && <PlanIcon name="check" />}
          </button>
          <span>
            {text}
            {who !== '' && <span className="meta"> {who}</span>}
          </span>
          <button
            type="submit"
            className="icon-button"
            name="do"
            value="remove"
            aria-label={words.remove(text)}
          >
            <PlanIcon name="x" />
          </button>
        </form>
      ) : (
        <span>{text}</span>
      )}
    </li>
  )
}

type ListProps = {
  readonly list: TripItem['list']
  readonly items: readonly TripItem[]
}

/** A list to tick off: what to pack, what to do. */
export function TripItemList({ list, items }: ListProps) {
  const words = useWords(TRIP_WORDS)
  const { action, canEdit } = usePlanForms()
  const shown = items.filter((item) => item.list === list)
  if (shown.length === 0 && !canEdit) return null
  const label = list === 'pack' ? words.sections.itemPack : words.sections.itemTodo
  return (
    <section className="trip-list" aria-labelledby={`list-${list}`}>
      <h2 className="h3" id={`list-${list}`}>
        {words.sections[list]}
      </h2>
      <ul>
        {shown.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
      {canEdit && (
        <form className="trip-add" method="post" action={action}>
          <input type="hidden" name="kind" value="item" />
          <input type="hidden" name="list" value={list} />
          <label className="visually-hidden" htmlFor={`add-${list}`}>
            {label}
          </label>
          <input
            className="input"
            id={`add-${list}`}
            name="text"
            required
            maxLength={120}
            placeholder={label}
            autoComplete="off"
          />
          <button
            type="submit"
            className="button button-ghost"
            name="do"
            value="add"
            aria-label={words.add.item(label)}
          >
            <PlanIcon name="plus" />
            {words.add.add}
          </button>
        </form>
      )}
    </section>
  )
}
