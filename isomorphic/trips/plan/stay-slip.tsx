import { MAX_REFERENCE_LENGTH, MAX_STOP_NAME_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import type { TripStay } from '#isomorphic/trips/trip-plan.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { usePlanForms } from './plan-context.ts'
import { PlanField, PlanSlip, ShownValue } from './plan-parts.tsx'

/** The form sheet of a stay. Its ID has the day in it, because a stay is shown on each of its nights. */
export function StaySlip({ stay }: { readonly stay: TripStay }) {
  const words = useWords(TRIP_WORDS)
  const { action, days } = usePlanForms()
  const { id, name, nights, reference } = stay
  // The day may have been removed: then the stay is on none.
  const day = days.find((one) => one.id === stay.day)?.id ?? ''
  return (
    <PlanSlip id={`slip-${id}`} title={name} opener={words.edit.stop} openerLabel={words.actions.edit(name)}>
      <form className="slip-form" method="post" action={action}>
        <input type="hidden" name="e" value={id} />
        <PlanField label={words.add.stayName} name="name" value={name} maxLength={MAX_STOP_NAME_LENGTH} />
        <ShownValue name="day" value={day} />
        <label className="field">
          {words.edit.moveTo}
          <select className="input" name="day" defaultValue={day}>
            {day === '' && <option value="">{words.edit.ideas}</option>}
            {days.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
        <PlanField label={words.add.nights} name="nights" type="number" value={String(nights)} />
        <PlanField
          label={words.edit.reference}
          name="reference"
          value={reference}
          maxLength={MAX_REFERENCE_LENGTH}
          hint={words.edit.referenceHint}
        />
        <div className="actions">
          <button type="submit" className="button" name="do" value="save">
            {words.save}
          </button>
          <button type="submit" className="button button-danger" name="do" value="remove">
            {words.actions.remove(name)}
          </button>
        </div>
      </form>
    </PlanSlip>
  )
}
