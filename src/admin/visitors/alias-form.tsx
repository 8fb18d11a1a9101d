import { useWords } from '#isomorphic/words/use-words.ts'
import { MAX_ALIAS_LENGTH } from '#src/search/alias-cache.ts'
import { ALIAS_PATH } from './visitors-paths.ts'
import { VISITORS_WORDS } from './words/visitors-words.ts'

export type AliasFormProps = {
  /** Null: the form has a field for it. */
  readonly query: string | null
  /** The meaning, or a suggestion for it. */
  readonly means: string
  readonly isSaved: boolean
}

function Query({ query }: Pick<AliasFormProps, 'query'>) {
  const { query: label } = useWords(VISITORS_WORDS).aliases
  if (query !== null) return <input type="hidden" name="query" value={query} />
  return (
    <label>
      {label}
      <input className="desk-input" name="query" required maxLength={MAX_ALIAS_LENGTH} />
    </label>
  )
}

/** Form for the alias of one query; an empty meaning deletes the alias. */
export function AliasForm({ query, means, isSaved }: AliasFormProps) {
  const words = useWords(VISITORS_WORDS).aliases
  const about = query === null ? '' : words.buttonSubject(query)
  return (
    <form className="desk-line" method="post" action={ALIAS_PATH}>
      <Query query={query} />
      <label>
        {query === null ? words.meaning : <span className="visually-hidden">{words.meaningOf(query)}</span>}
        <input
          className="desk-input"
          name="means"
          defaultValue={means}
          maxLength={MAX_ALIAS_LENGTH}
          required={!isSaved}
        />
      </label>
      <button className="desk-button" type="submit">
        {isSaved ? words.change : words.create}
        <span className="visually-hidden">{about}</span>
      </button>
      {isSaved && (
        <button className="desk-button" type="submit" name="end" value="yes" formNoValidate>
          {words.delete}
          <span className="visually-hidden">{about}</span>
        </button>
      )}
    </form>
  )
}
