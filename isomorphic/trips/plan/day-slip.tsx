import type { DayView } from '#isomorphic/trips/plan-view.ts'
import { MAX_TRIP_NAME_LENGTH, MAX_TRIP_NOTE_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { usePlanForms } from './plan-context.ts'
import { PlanField, PlanNoteField, PlanSlip } from './plan-parts.tsx'

function StayForm({ day: { id } }: { readonly day: DayView }) {
  const words = useWords(TRIP_WORDS)
  const { action } = usePlanForms()
  return (
    <form className="slip-form" method="post" action={action}>
      <input type="hidden" name="kind" value="stay" />
      <input type="hidden" name="day" value={id} />
      <PlanField label={words.add.stayName} name="name" value="" />
      <PlanField label={words.add.nights} name="nights" type="number" value="1" />
      <button type="submit" className="button button-ghost" name="do" value="add">
        {words.add.stay}
      </button>
    </form>
  )
}

/** The form sheet of a day: its title and notes, its place in the trip, a stay, and its removal. */
export function DaySlip({ day, label }: { readonly day: DayView; readonly label: string }) {
  const words = useWords(TRIP_WORDS)
  const { action, days } = usePlanForms()
  const { id, number, title, note, dismissed } = day
  return (
    <PlanSlip id={`slip-${id}`} title={label} opener={words.edit.day} openerLabel={words.actions.edit(label)}>
      <form className="slip-form" method="post" action={action}>
        <input type="hidden" name="e" value={id} />
        <PlanField
          label={words.edit.dayTitle}
          name="title"
          value={title}
          maxLength={MAX_TRIP_NAME_LENGTH}
          placeholder={words.edit.dayTitlePlaceholder}
        />
        <PlanNoteField label={words.edit.dayNote} value={note} maxLength={MAX_TRIP_NOTE_LENGTH} />
        <button type="submit" className="button" name="do" value="save">
          {words.save}
        </button>
      </form>
      <StayForm day={day} />
      {dismissed.length > 0 && (
        <form className="slip-form" method="post" action={action}>
          <input type="hidden" name="e" value={id} />
          <input type="hidden" name="dismissed" value="" />
          <button type="submit" className="button button-ghost" name="do" value="edit">
            {words.edit.showHints}
          </button>
        </form>
      )}
      <form className="slip-form" method="post" action={action}>
        <input type="hidden" name="e" value={id} />
        <div className="actions">
          <button
            type="submit"
            className="button button-ghost"
            name="do"
            value="earlier"
            disabled={number === 1}
          >
            {words.actions.earlier(label)}
          </button>
          <button
            type="submit"
            className="button button-ghost"
            name="do"
            value="later"
            disabled={number === days.length}
          >
            {words.actions.later(label)}
          </button>
        </div>
        <p className="meta">{words.actions.removeDayHint}</p>
        <button type="submit" className="button button-danger" name="do" value="remove">
          {words.actions.removeDay}
        </button>
      </form>
    </PlanSlip>
  )
}
