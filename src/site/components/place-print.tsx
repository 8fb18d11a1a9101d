import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Print, type PrintProps } from './print.tsx'

export type PlacePrintProps = Pick<PrintProps, 'action' | 'headingLevel' | 'isDecorative'> & {
  readonly place: PlaceSummary
  /** Shows the position in Best in Travel before the place's parent. */
  readonly isRanked?: boolean
}

/** The print of a place, with where it is. */
export function PlacePrint({ place, isRanked = false, ...rest }: PlacePrintProps) {
  const meta = (
    <>
      {isRanked && place.rank !== null && <span className="print-rank">{`No. ${place.rank} `}</span>}
      {place.parentName}
    </>
  )
  return <Print name={place.name} path={place.path} poster={place.poster} meta={meta} {...rest} />
}
