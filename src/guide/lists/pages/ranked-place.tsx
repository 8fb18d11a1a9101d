import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { BestInTravelRecord } from '#src/catalogue/catalogue-types.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import { Poster } from '#src/site/components/poster.tsx'
import { SaveButton } from '#src/site/components/save-button.tsx'

export type RankedPlaceProps = { readonly entry: BestInTravelRecord['entries'][number] }

/** A place of the list: its poster card with number, summary and categories beside it. */
export function RankedPlace({ entry: { place, tags } }: RankedPlaceProps) {
  const langOf = useTextLanguage()
  const words = useWords(LISTS_WORDS).bestInTravel
  return (
    <article className="ranked">
      <a className="ranked-link" href={place.path}>
        <Poster poster={place.poster} ratio="4x5" grain="card" isDecorative />
        <h2 className="print-name">{place.name}</h2>
      </a>
      <div className="ranked-line">
        <p className="print-meta">
          {place.rank !== null && <span className="print-rank">{`${words.rank(place.rank)} `}</span>}
          {place.parentName}
        </p>
        <SaveButton name={place.name} path={place.path} />
      </div>
      <p className="serif" lang={langOf(place.summary)}>
        {place.summary}
      </p>
      <ul className="tags" aria-label={words.tags(place.name)}>
        {tags.map((tag) => (
          <li key={tag} lang={langOf(tag)}>
            {tag}
          </li>
        ))}
      </ul>
    </article>
  )
}
