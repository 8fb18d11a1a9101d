import type { ReactNode } from 'react'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Poster } from './poster.tsx'
import { SaveButton } from './save-button.tsx'

export type PlacePrintProps = {
  readonly place: PlaceSummary
  /** Shows the position in Best in Travel before the place's parent. */
  readonly isRanked?: boolean
  /** The control at the end of the caption, 44 px square; saves the place unless something else is given. */
  readonly action?: ReactNode
  /** 2 where no section heading stands above the print. */
  readonly headingLevel?: 2 | 3
}

/** A poster as it hangs in the shop: art, name and where it is. The name comes first in the source, the art on screen. */
export function PlacePrint({ place, isRanked = false, action, headingLevel = 3 }: PlacePrintProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="print">
      <a className="print-link" href={place.path}>
        <Heading className="print-name">{place.name}</Heading>
        <Poster poster={place.poster} ratio="4x5" grain="card" />
      </a>
      <p className="print-meta">
        {isRanked && place.rank !== null && <span className="print-rank">{`No. ${place.rank} `}</span>}
        {place.parentName}
      </p>
      <div className="print-action">{action ?? <SaveButton name={place.name} path={place.path} />}</div>
    </article>
  )
}
