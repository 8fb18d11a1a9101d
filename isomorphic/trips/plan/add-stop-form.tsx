import { MAX_STOP_NAME_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { usePlanForms } from './plan-context.ts'
import { PlanIcon } from './plan-parts.tsx'

/** The list of sights that fields for new stops suggest. */
export const SUGGESTIONS_ID = 'trip-suggestions'

/** The field for a new stop at the end of a day, or among the ideas. */
export function AddStopForm({ day, label }: { readonly day: string; readonly label: string }) {
  const words = useWords(TRIP_WORDS).add
  const { action } = usePlanForms()
  const id = `add-${day === '' ? 'idea' : day}`
  return (
    <form className="trip-add" method="post" action={action}>
      <input type="hidden" name="kind" value="stop" />
      <input type="hidden" name="day" value={day} />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        name="name"
        required
        maxLength={MAX_STOP_NAME_LENGTH}
        placeholder={words.stopPlaceholder}
        list={SUGGESTIONS_ID}
        autoComplete="off"
      />
      <button type="submit" className="button button-ghost" name="do" value="add" aria-label={label}>
        <PlanIcon name="plus" />
        {words.add}
      </button>
    </form>
  )
}
