import type { ReactNode } from 'react'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Poster } from './poster.tsx'

export type PlacePrintProps = {
  readonly place: PlaceSummary
  /** Shows the position in Best in Travel before the place's parent. */
  readonly isRanked?: boolean
  /** A control at the end of the caption, 44 px square. */
  readonly action?: ReactNode
}

/** A poster as it hangs in the shop: art, name and where it is. The name comes first in the source, the art on screen. */
export function PlacePrint({ place, isRanked = false, action }: PlacePrintProps) {
  return (
    <article className="print">
      <a className="print-link" href={place.path}>
        <h3 className="print-name">{place.name}</h3>
        <Poster poster={place.poster} ratio="4x5" grain="card" />
      </a>
      <p className="print-meta">
        {isRanked && place.rank !== null && <span className="print-rank">No. {place.rank} </span>}
        {place.parentName}
      </p>
      {action !== undefined && <div className="print-action">{action}</div>}
    </article>
  )
}
