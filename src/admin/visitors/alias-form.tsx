import { MAX_ALIAS_LENGTH } from '#src/search/alias-cache.ts'
import { ALIAS_PATH } from './visitors-paths.ts'

export type AliasFormProps = {
  /** Null: the form has a field for it. */
  readonly query: string | null
  /** The meaning, or a suggestion for it. */
  readonly means: string
  readonly isSaved: boolean
}

function Query({ query }: Pick<AliasFormProps, 'query'>) {
  if (query !== null) return <input type="hidden" name="query" value={query} />
  return (
    <label>
      Query
      <input className="desk-input" name="query" required maxLength={MAX_ALIAS_LENGTH} />
    </label>
  )
}

/** Form for the alias of one query; an empty meaning deletes the alias. */
export function AliasForm({ query, means, isSaved }: AliasFormProps) {
  const about = query === null ? '' : ` “${query}”`
  return (
    <form className="desk-line" method="post" action={ALIAS_PATH}>
      <Query query={query} />
      <label>
        {query === null ? 'Meaning' : <span className="visually-hidden">{`Meaning of${about}`}</span>}
        <input
          className="desk-input"
          name="means"
          defaultValue={means}
          maxLength={MAX_ALIAS_LENGTH}
          required={!isSaved}
        />
      </label>
      <button className="desk-button" type="submit">
        {isSaved ? 'Change' : 'Create alias'}
        <span className="visually-hidden">{about}</span>
      </button>
      {isSaved && (
        <button className="desk-button" type="submit" name="end" value="yes" formNoValidate>
          Delete<span className="visually-hidden">{about}</span>
        </button>
      )}
    </form>
  )
}
