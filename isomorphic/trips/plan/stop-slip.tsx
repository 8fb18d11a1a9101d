import type { LegView } from '#isomorphic/trips/plan-view.ts'
import {
  MAX_REFERENCE_LENGTH,
  MAX_STOP_NAME_LENGTH,
  MAX_TRIP_NOTE_LENGTH,
} from '#isomorphic/trips/trip-limits.ts'
import type { TripStop } from '#isomorphic/trips/trip-plan.ts'
import { LEG_MODES } from '#isomorphic/trips/trip-values.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { usePlanForms } from './plan-context.ts'
import { PlanField, PlanNoteField, PlanSlip, ShownValue } from './plan-parts.tsx'

type StopProps = { readonly stop: TripStop }

function TimesForm({ stop }: StopProps) {
  const words = useWords(TRIP_WORDS)
  const { action } = usePlanForms()
  const { id, name, from, minutes, note } = stop
  return (
    <form className="slip-form" method="post" action={action}>
      <input type="hidden" name="e" value={id} />
      <PlanField label={words.edit.stopName} name="name" value={name} maxLength={MAX_STOP_NAME_LENGTH} />
      <PlanField label={words.edit.from} name="from" type="time" value={from ?? ''} />
      <PlanField
        label={words.edit.minutes}
        name="minutes"
        type="number"
        value={minutes === null ? '' : String(minutes)}
      />
      <PlanNoteField label={words.edit.note} value={note} maxLength={MAX_TRIP_NOTE_LENGTH} />
      <button type="submit" className="button" name="do" value="save">
        {words.save}
      </button>
    </form>
  )
}

/** Moves the stop to a day, or removes it: the last form of the sheet. */
function MoveForm({ stop: { id, day } }: StopProps) {
  const words = useWords(TRIP_WORDS)
  const { action, days } = usePlanForms()
  return (
    <form className="slip-form trip-move" method="post" action={action}>
      <input type="hidden" name="e" value={id} />
      <label className="field">
        {words.edit.moveTo}
        <select className="input" name="day" defaultValue={day ?? ''}>
          {days.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
          <option value="">{words.edit.ideas}</option>
        </select>
      </label>
      <button type="submit" className="button button-ghost" name="do" value="move">
        {words.edit.move}
      </button>
      <button type="submit" className="button button-danger" name="do" value="remove">
        {words.actions.removeStop}
      </button>
    </form>
  )
}

/** How the travellers get from the stop before; adds the leg when there is none. */
function LegForm({ stop, arrival }: StopProps & { readonly arrival: LegView }) {
  const words = useWords(TRIP_WORDS)
  const { action } = usePlanForms()
  const { leg, from } = arrival
  const { id } = stop
  return (
    <form className="slip-form" method="post" action={action}>
      {leg === null ? (
        <>
          <input type="hidden" name="kind" value="leg" />
          <input type="hidden" name="to" value={id} />
        </>
      ) : (
        <>
          <input type="hidden" name="e" value={leg.id} />
          <ShownValue name="by" value={leg.by ?? ''} />
        </>
      )}
      <fieldset className="trip-fields">
        <legend>
          {words.edit.leg} <span className="meta">{words.leg.from(from.name)}</span>
        </legend>
        <label className="field">
          {words.edit.legBy}
          <select className="input" name="by" defaultValue={leg?.by ?? arrival.by}>
            {LEG_MODES.map((mode) => (
              <option key={mode} value={mode}>
                {words.ways[mode]}
              </option>
            ))}
          </select>
        </label>
        <PlanField label={words.edit.departs} name="departs" type="time" value={leg?.departs ?? ''} />
        <PlanField
          label={words.edit.legMinutes}
          name="minutes"
          type="number"
          value={leg?.minutes == null ? '' : String(leg.minutes)}
        />
        <PlanField
          label={words.edit.reference}
          name="reference"
          value={leg?.reference ?? ''}
          maxLength={MAX_REFERENCE_LENGTH}
          hint={words.edit.referenceHint}
        />
      </fieldset>
      <button type="submit" className="button button-ghost" name="do" value={leg === null ? 'add' : 'save'}>
        {words.save}
      </button>
    </form>
  )
}

/** The form sheet of a stop: its times and notes, how to get there, its day and its removal. */
export function StopSlip({ stop, leg }: StopProps & { readonly leg: LegView | null }) {
  const words = useWords(TRIP_WORDS)
  const { id, name } = stop
  return (
    <PlanSlip id={`slip-${id}`} title={name} opener={words.edit.stop} openerLabel={words.actions.edit(name)}>
      <TimesForm stop={stop} />
      {leg !== null && <LegForm stop={stop} arrival={leg} />}
      <MoveForm stop={stop} />
    </PlanSlip>
  )
}
