import type { ReactNode } from 'react'
import { TRIP_FILE_FORMATS, type TripFileFormat } from '#isomorphic/trips/files/trip-file-formats.ts'
import { TRIP_FILES_WORDS } from '#isomorphic/trips/words/trip-files-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { PlanSlip } from './plan-parts.tsx'

export type TripFilesProps = {
  /** A calendar has events only for a trip with dates. */
  readonly hasDates: boolean
  /** The control that downloads a file: a link on the site, a button on a device. */
  readonly control: (format: TripFileFormat, label: string) => ReactNode
  /** Further parts of the sheet. */
  readonly children?: ReactNode
}

/** The files of a trip for other programs. */
export function TripFiles({ hasDates, control, children }: TripFilesProps) {
  const words = useWords(TRIP_FILES_WORDS)
  return (
    <PlanSlip id="trip-files" title={words.title} opener={words.opener} openerClass="button button-ghost">
      <ul className="take-along">
        {TRIP_FILE_FORMATS.map((format) => {
          const isEmpty = format === 'ics' && !hasDates
          return (
            <li key={format}>
              {isEmpty ? words.names[format] : control(format, words.names[format])}
              <span className="meta">{isEmpty ? words.needsDates : words.use[format]}</span>
            </li>
          )
        })}
      </ul>
      {children}
    </PlanSlip>
  )
}

/** Links to the files of a trip on the site. @param path of its page, which the paths of its files extend */
export const tripFileLink = (path: string) => (format: TripFileFormat, label: string) => (
  <a className="link" href={`${path}.${format}`} download>
    {label}
  </a>
)
