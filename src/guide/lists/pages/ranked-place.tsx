import type { BestInTravelRecord } from '#src/catalogue/catalogue-types.ts'
import { Poster } from '#src/site/components/poster.tsx'
import { SaveButton } from '#src/site/components/save-button.tsx'

export type RankedPlaceProps = { readonly entry: BestInTravelRecord['entries'][number] }

/** A place of the list: its poster card with number, summary and categories beside it. */
export function RankedPlace({ entry: { place, tags } }: RankedPlaceProps) {
  return (
    <article className="ranked">
      <a className="ranked-link" href={place.path}>
        <Poster poster={place.poster} ratio="4x5" grain="card" isDecorative />
        <h2 className="print-name">{place.name}</h2>
      </a>
      <div className="ranked-line">
        <p className="print-meta">
          {place.rank !== null && <span className="print-rank">No. {place.rank} </span>}
          {place.parentName}
        </p>
        <SaveButton name={place.name} path={place.path} />
      </div>
      <p className="serif">{place.summary}</p>
      <ul className="tags" aria-label={`${place.name} is for`}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </article>
  )
}
