import { describeTripChange } from '#isomorphic/trips/describe-trip-change.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { usePlanForms } from './plan-context.ts'
import type { PlanActivity } from './plan-props.ts'

/** Who changed what; overtaken values can be put back. */
export function TripActivityList({ activity }: { readonly activity: readonly PlanActivity[] }) {
  const words = useWords(TRIP_WORDS)
  const { action, canEdit } = usePlanForms()
  if (activity.length === 0) return null
  return (
    <details className="trip-activity">
      <summary className="fold-handle">{words.sections.activity}</summary>
      <p className="meta">{words.sections.activityHint}</p>
      <ol>
        {activity.map((change) => (
          <li key={change.seq} className={change.isOvertaking ? 'is-overtaken' : undefined}>
            <p>{describeTripChange(change, words.activity)}</p>
            <p className="meta">
              {change.by ?? words.activity.someone} · {change.at}
              {change.isOvertaking && ` · ${words.sections.overtaken}`}
            </p>
            {canEdit && change.was !== '' && change.f !== 'removed' && (
              <form method="post" action={action}>
                <input type="hidden" name="e" value={change.e} />
                <input type="hidden" name="f" value={change.f} />
                <input type="hidden" name="v" value={change.was} />
                <button type="submit" className="link" name="do" value="put-back">
                  {words.sections.putBack}
                </button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
