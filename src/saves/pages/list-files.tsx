import { useWords } from '#isomorphic/words/use-words.ts'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

export type ListFilesProps = {
  /** Path of the list; the paths of its files extend it. */
  readonly path: string
}

const FORMATS = ['gpx', 'kml', 'csv', 'json'] as const

/** Links to a list as files for other programs. */
export function ListFiles({ path }: ListFilesProps) {
  const words = useWords(SAVES_PAGES_WORDS).files
  return (
    <ul className="take-along">
      {FORMATS.map((type) => (
        <li key={type}>
          <a className="link" href={`${path}.${type}`} download>
            {type.toUpperCase()}
          </a>{' '}
          <span className="meta">{words.use[type]}</span>
        </li>
      ))}
      <li className="meta">{words.print}</li>
    </ul>
  )
}
