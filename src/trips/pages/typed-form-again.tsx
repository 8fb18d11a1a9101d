import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { TypedForm } from '#src/trips/rules/typed-form-of.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

const LONG_FIELD = 'note'

/** A label of the activity, which is written within sentences there. */
const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

export type TypedFormAgainProps = {
  readonly form: TypedForm
  readonly action: string
  readonly canEdit: boolean
}

/** A form that was refused, with everything as it was typed, so that it is corrected or copied instead of lost. */
export function TypedFormAgain({ form, action, canEdit }: TypedFormAgainProps) {
  const words = useWords(TRIPS_WORDS).typed
  const { activity, sections } = useWords(TRIP_WORDS)
  return (
    <form className="slip-form trip-typed" method="post" action={action} aria-labelledby="trip-typed">
      <h2 className="h3" id="trip-typed">
        {words.heading}
      </h2>
      {form.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {form.typed.map(([name, value]) => (
        <label key={name} className="field" htmlFor={`typed-${name}`}>
          {capitalised(activity.fields[name] ?? sections.costSum)}
          {name === LONG_FIELD ? (
            <textarea
              className="input"
              id={`typed-${name}`}
              name={name}
              rows={6}
              defaultValue={value}
              readOnly={!canEdit}
            />
          ) : (
            <input
              className="input"
              id={`typed-${name}`}
              name={name}
              defaultValue={value}
              autoComplete="off"
              readOnly={!canEdit}
            />
          )}
        </label>
      ))}
      {canEdit && (
        <button type="submit" className="button" name="do" value={form.action}>
          {words.again}
        </button>
      )}
    </form>
  )
}
