import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { usePlanForms } from './plan-context.ts'
import type { PlanActivity } from './plan-props.ts'

/** Fields whose values are IDs or keys, which say nothing to readers. */
const INTERNAL = new Set(['order', 'day', 'kind', 'list', 'from_stop', 'to', 'at', 'path', 'dismissed'])

function ActivityText({ change }: { readonly change: PlanActivity }) {
  const words = useWords(TRIP_WORDS).activity
  const { e, f, v, was, name } = change
  const what = name === '' ? words.unnamed : name
  if (f === 'removed') return v === '1' ? words.removed(what) : words.restored(what)
  const field = words.fields[f] ?? f
  const isInternal = INTERNAL.has(f) || (f === 'from' && e.startsWith('leg-'))
  return isInternal ? `${what}, ${field}` : words.changed(`${what}, ${field}`, was, v)
}

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
            <p>
              <ActivityText change={change} />
            </p>
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
