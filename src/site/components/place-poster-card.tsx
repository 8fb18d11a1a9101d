import { useWords } from '#isomorphic/words/use-words.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import { PosterCard, type PosterCardProps } from './poster-card.tsx'

export type PlacePosterCardProps = Pick<PosterCardProps, 'action' | 'headingLevel' | 'isDecorative'> & {
  readonly place: PlaceSummary
  /** Shows the rank in Best in Travel before the parent's name. */
  readonly isRanked?: boolean
}

/** Poster card of a place with its parent. */
export function PlacePosterCard({ place, isRanked = false, ...rest }: PlacePosterCardProps) {
  const words = useWords(SITE_WORDS).components
  const meta = (
    <>
      {isRanked && place.rank !== null && <span className="print-rank">{words.rank(place.rank)}</span>}
      {place.parentName}
    </>
  )
  return <PosterCard name={place.name} path={place.path} poster={place.poster} meta={meta} {...rest} />
}
