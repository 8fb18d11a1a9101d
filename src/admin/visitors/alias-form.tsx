import { MAX_ALIAS_LENGTH } from '#src/search/alias-cache.ts'
import { ALIAS_PATH } from './visitors-paths.ts'

export type AliasFormProps = {
  /** Null where it is still to be typed. */
  readonly query: string | null
  /** What it stands for, or may stand for. */
  readonly means: string
  readonly isSaved: boolean
}

function Query({ query }: Pick<AliasFormProps, 'query'>) {
  if (query !== null) return <input type="hidden" name="query" value={query} />
  return (
    <label>
      Searched for
      <input className="desk-input" name="query" required maxLength={MAX_ALIAS_LENGTH} />
    </label>
  )
}

/** One line: what a search stands for. Empty, it stands for itself again. */
export function AliasForm({ query, means, isSaved }: AliasFormProps) {
  const about = query === null ? '' : ` “${query}”`
  return (
    <form className="desk-line" method="post" action={ALIAS_PATH}>
      <Query query={query} />
      <label>
        {query === null ? 'Means' : <span className="visually-hidden">{`What${about} means`}</span>}
        <input
          className="desk-input"
          name="means"
          defaultValue={means}
          maxLength={MAX_ALIAS_LENGTH}
          required={!isSaved}
        />
      </label>
      <button className="desk-button" type="submit">
        {isSaved ? 'Change' : 'Make an alias'}
        <span className="visually-hidden">{about}</span>
      </button>
      {isSaved && (
        <button className="desk-button" type="submit" name="end" value="yes" formNoValidate>
          Take back<span className="visually-hidden">{about}</span>
        </button>
      )}
    </form>
  )
}
