import { DEVICE_TRIPS_ID } from '#isomorphic/trips/trip-names.ts'
import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import { Poster } from '#src/site/components/poster.tsx'
import type { ReadyGuide } from '#src/trips/rules/ready-guide.ts'
import { NEW_TRIP_PATH, TRIP_LIST_PATH } from '#src/trips/trips-pages.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

/** Posters beside the heading on wide screens. */
const MAX_POSTERS = 3

function GuideCard({ guide: { place, itineraries } }: { readonly guide: ReadyGuide }) {
  const words = useWords(TRIPS_WORDS).public
  const langOf = useTextLanguage()
  return (
    <li className="trip-guide">
      <Poster poster={place.poster} ratio="4x5" grain="thumb" isDecorative />
      <div>
        <h3 className="h3">
          <a href={place.path}>{place.name}</a>
        </h3>
        <ul>
          {itineraries.map(({ title }, index) => (
            <li key={title}>
              <a
                className="link"
                href={`${NEW_TRIP_PATH}?from=${encodeURIComponent(place.path)}&itinerary=${index + 1}`}
                aria-label={words.planThis(title, place.name)}
              >
                <span lang={langOf(title)}>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** `/trips`. The trips of a device are drawn into `#device-trips` by a script. */
export function PublicTripsPage({ guides }: { readonly guides: readonly ReadyGuide[] }) {
  const words = useWords(TRIPS_WORDS).public
  return (
    <>
      <header className="page-head wrap trips-head">
        <div>
          <h1 className="display">{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <p className="actions">
            <a className="button" href={NEW_TRIP_PATH}>
              {words.start}
            </a>
            <a className="button button-ghost" href={TRIP_LIST_PATH}>
              {words.mine}
            </a>
          </p>
        </div>
        <div className="trips-posters" aria-hidden="true">
          {guides.slice(0, MAX_POSTERS).map(({ place }) => (
            <Poster key={place.path} poster={place.poster} ratio="4x5" grain="card" isDecorative />
          ))}
        </div>
      </header>
      <section className="wrap" id={DEVICE_TRIPS_ID} hidden />
      {guides.length > 0 && (
        <section className="section wrap" aria-labelledby="ready">
          <h2 className="h2" id="ready">
            {words.ready}
          </h2>
          <p className="serif trips-hint">{words.readyHint}</p>
          <ul className="trip-guides">
            {guides.map((guide) => (
              <GuideCard key={guide.place.path} guide={guide} />
            ))}
          </ul>
        </section>
      )}
      <section className="section section-wash" aria-labelledby="how">
        <div className="wrap">
          <h2 className="h2" id="how">
            {words.how}
          </h2>
          <dl className="trip-steps">
            {words.steps.map(([title, text]) => (
              <div key={title}>
                <dt className="h3">{title}</dt>
                <dd className="serif">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  )
}
