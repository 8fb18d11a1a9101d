import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { TravelMap } from './travel-map.tsx'
import type { ReviewedPlace, TravelReview } from './travel-review.ts'
import { TRAVEL_WORDS } from './words/travel-words.ts'

function PlaceLink({ place: { id, name } }: { readonly place: ReviewedPlace }) {
  return (
    <a className="link" href={`/destinations/${id}`}>
      {name}
    </a>
  )
}

function PlaceTable({
  places,
  caption,
}: {
  readonly places: readonly ReviewedPlace[]
  readonly caption: string
}) {
  const words = useWords(TRAVEL_WORDS)
  return (
    <AdminTable
      caption={caption}
      headings={[words.columns.place, words.columns.path]}
      rows={places.map((place) => ({
        key: place.id,
        cells: [<PlaceLink key="place" place={place} />, place.id],
      }))}
      empty={words.none}
    />
  )
}

/** `/desk/ways`: the travel graph of this build, and what is missing from it. */
export function TravelPage({ review }: { readonly review: TravelReview }) {
  const words = useWords(TRAVEL_WORDS)
  const { edgeCounts, unjoined, estimatedOnly, points, pointCount, detours } = review
  return (
    <>
      <p className="serif">{words.lead(review)}</p>
      <TravelMap review={review} />
      <AdminTable
        caption={words.sources}
        headings={[words.columns.source, words.columns.edges]}
        rows={Object.entries(edgeCounts).map(([source, count]) => ({
          key: source,
          cells: [words.sourceName(source), count],
        }))}
        empty={words.none}
        hasCountColumns
      />
      <h2 className="h3">{words.unjoined(unjoined.length)}</h2>
      <PlaceTable places={unjoined} caption={words.unjoined(unjoined.length)} />
      <h2 className="h3">{words.detours(detours.length)}</h2>
      <p className="serif">{words.detoursLead}</p>
      <AdminTable
        caption={words.detours(detours.length)}
        headings={[words.columns.from, words.columns.to, words.columns.km, words.columns.hours]}
        rows={detours.map(({ from, to, km, hours }) => ({
          key: `${from.id} ${to.id}`,
          cells: [
            <PlaceLink key="from" place={from} />,
            <PlaceLink key="to" place={to} />,
            km,
            hours ?? words.noJourney,
          ],
        }))}
        empty={words.none}
      />
      <h2 className="h3">{words.estimatedOnly(estimatedOnly.length)}</h2>
      <PlaceTable places={estimatedOnly} caption={words.estimatedOnly(estimatedOnly.length)} />
      <h2 className="h3">{words.points(points.length, pointCount)}</h2>
      <p className="serif">{words.pointsLead}</p>
      <AdminTable
        caption={words.points(points.length, pointCount)}
        headings={[words.columns.point, words.columns.edges]}
        rows={points.map(({ name, edgeCount }, index) => ({
          // Two towns may have one name.
          key: `${index} ${name}`,
          cells: [name, edgeCount],
        }))}
        empty={words.none}
        hasCountColumns
      />
    </>
  )
}
