import type { TripStay } from '#isomorphic/trips/trip-plan.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { usePlanForms } from './plan-context.ts'
import { StaySlip } from './stay-slip.tsx'

function StayLine({ stay }: { readonly stay: TripStay }) {
  const words = useWords(TRIP_WORDS)
  const { canEdit } = usePlanForms()
  return (
    <li className="trip-stay">
      <span>{words.nightAt(stay.name)}</span>
      {stay.nights > 1 && <span className="meta">{words.nights(stay.nights)}</span>}
      {stay.reference !== '' && <span className="meta">{words.reference(stay.reference)}</span>}
      {canEdit && <StaySlip stay={stay} />}
    </li>
  )
}

/** Where the travellers sleep after a day, or the stays on no day; nothing without any. */
export function StayList({ stays }: { readonly stays: readonly TripStay[] }) {
  if (stays.length === 0) return null
  return (
    <ul className="trip-stays">
      {stays.map((stay) => (
        <StayLine key={stay.id} stay={stay} />
      ))}
    </ul>
  )
}
