import { durationText } from '#isomorphic/trips/duration-text.ts'
import type { LegView, StopView } from '#isomorphic/trips/plan-view.ts'
import type { TripStop } from '#isomorphic/trips/trip-plan.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { usePlanForms } from './plan-context.ts'
import { PlanIcon } from './plan-parts.tsx'
import { StopSlip } from './stop-slip.tsx'

/** How to get to a stop: an estimate says that it is one. */
function ArrivalLine({ arrival }: { readonly arrival: LegView }) {
  const words = useWords(TRIP_WORDS)
  const { leg, by, minutes, grade } = arrival
  const duration = minutes === 0 ? '' : durationText(words, minutes)
  const text = words.leg[grade](duration, words.ways[by])
  const details = [
    leg?.departs == null ? null : words.leg.departs(leg.departs),
    leg?.note === '' ? null : leg?.note,
    leg == null || leg.reference === '' ? null : words.reference(leg.reference),
  ].filter((part) => part != null)
  return (
    <p className="meta trip-way" data-way={by}>
      {[text, ...details].join(' · ')}
    </p>
  )
}

function MoveButtons({
  stop,
  isFirst,
  isLast,
}: Pick<StopRowProps, 'isFirst' | 'isLast'> & { readonly stop: TripStop }) {
  const words = useWords(TRIP_WORDS).actions
  return (
    <>
      <button
        type="submit"
        className="icon-button"
        name="do"
        value="earlier"
        disabled={isFirst}
        aria-label={words.earlier(stop.name)}
      >
        <PlanIcon name="earlier" />
      </button>
      <button
        type="submit"
        className="icon-button"
        name="do"
        value="later"
        disabled={isLast}
        aria-label={words.later(stop.name)}
      >
        <PlanIcon name="later" />
      </button>
    </>
  )
}

export type StopRowProps = {
  readonly stop: TripStop & Partial<Pick<StopView, 'number' | 'arrival'>>
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** One stop of a day, or an idea: how to get there, its name and times, its notes, and its forms. */
export function StopRow({ stop, isFirst, isLast }: StopRowProps) {
  const words = useWords(TRIP_WORDS)
  const { action, canEdit } = usePlanForms()
  const { id, name, path, from, minutes, note, isDone, number, arrival = null } = stop
  const meta = [from, minutes === null ? null : words.stopMeta.visit(durationText(words, minutes))].filter(
    (part) => part !== null,
  )
  return (
    <li className={isDone ? 'trip-stop is-done' : 'trip-stop'} id={id} data-path="">
      {arrival !== null && <ArrivalLine arrival={arrival} />}
      <div className="trip-stop-row">
        {number !== undefined && (
          <span className="stop-number" data-drag-handle={canEdit ? '' : undefined}>
            {number}
          </span>
        )}
        <div className="trip-stop-text">
          <p className="trip-stop-name">{path === null ? <span>{name}</span> : <a href={path}>{name}</a>}</p>
          {meta.length > 0 && <p className="meta">{meta.join(' · ')}</p>}
          {note !== '' && (
            <p className="serif trip-note" dir="auto">
              {note}
            </p>
          )}
        </div>
        {canEdit && (
          <div className="trip-stop-tools">
            <form className="trip-moves" method="post" action={action}>
              <input type="hidden" name="e" value={id} />
              <MoveButtons {...{ stop, isFirst, isLast }} />
            </form>
            <StopSlip stop={stop} leg={arrival} />
          </div>
        )}
      </div>
    </li>
  )
}
