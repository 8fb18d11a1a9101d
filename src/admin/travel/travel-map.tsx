import { useWords } from '#isomorphic/words/use-words.ts'
import type { TravelReview } from './travel-review.ts'
import { TRAVEL_WORDS } from './words/travel-words.ts'

const DOT_RADIUS = 3

/** The graph on the map of the world. The tables below it have what it shows as text. */
export function TravelMap({ review }: { readonly review: TravelReview }) {
  const words = useWords(TRAVEL_WORDS).map
  const { width, height, paths, bare } = review
  return (
    <figure className="desk-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.label}>
        <image href="/world-land.svg" width={width} height={height} />
        <path className="desk-map-air" d={paths.air} />
        <path className="desk-map-estimated" d={paths.estimated} />
        <path className="desk-map-stated" d={paths.stated} />
        {bare.map(([x, y], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change
          <circle key={index} cx={x} cy={y} r={DOT_RADIUS} />
        ))}
      </svg>
      <figcaption className="meta">
        <span className="desk-map-stated">{words.stated}</span>
        <span className="desk-map-estimated">{words.estimated}</span>
        <span className="desk-map-air">{words.air}</span>
        <span className="desk-map-bare">{words.bare}</span>
      </figcaption>
    </figure>
  )
}
