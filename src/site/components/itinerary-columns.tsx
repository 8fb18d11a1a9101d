export type ItineraryColumnsProps = {
  /** Compiled markup in which every itinerary begins with an `h3`. */
  readonly html: string
}

const PARTS = /(?=<h3[ >])/

/** Itineraries side by side under a rule each; text before the first heading runs above them. */
export function ItineraryColumns({ html }: ItineraryColumnsProps) {
  const parts = html.split(PARTS).filter((part) => part.trim() !== '')
  const opening = parts.filter((part) => !part.startsWith('<h3')).join('')
  return (
    <>
      {opening !== '' && <div className="prose" dangerouslySetInnerHTML={{ __html: opening }} />}
      <div className="itineraries">
        {parts
          .filter((part) => part.startsWith('<h3'))
          .map((part) => (
            <div key={part} className="prose" dangerouslySetInnerHTML={{ __html: part }} />
          ))}
      </div>
    </>
  )
}
