import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'

/** Downloads the guides of a trip's places; hidden without script. @param guides paths of guide pages */
export function KeepTripButton({ guides }: { readonly guides: readonly string[] }) {
  const words = useWords(TRIP_WORDS)
  return (
    <button type="button" className="button button-ghost needs-script" data-keep-trip={guides.join(' ')}>
      {words.keepOffline}
    </button>
  )
}
