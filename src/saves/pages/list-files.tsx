import { LIST_FILE_FORMATS } from '#isomorphic/saves/list-file-formats.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

export type ListFilesProps = {
  /** Path of the list; the paths of its files extend it. */
  readonly path: string
  /** The number of items, and of those without a position. */
  readonly total: number
  readonly skipped: number
}

/** Links to a list as files for other programs. */
export function ListFiles({ path, total, skipped }: ListFilesProps) {
  const words = useWords(SAVES_PAGES_WORDS).files
  return (
    <>
      {skipped > 0 && <p>{words.skipped(skipped, total)}</p>}
      <ul className="take-along">
        {LIST_FILE_FORMATS.map((type) => (
          <li key={type}>
            <a className="link" href={`${path}.${type}`} download>
              {type.toUpperCase()}
            </a>{' '}
            <span className="meta">{words.use[type]}</span>
          </li>
        ))}
        <li className="meta">{words.print}</li>
      </ul>
    </>
  )
}
