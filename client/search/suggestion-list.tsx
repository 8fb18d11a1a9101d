import type { MouseEvent } from 'react'
import type { Suggestion } from '#isomorphic/search/suggestion.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { SUGGESTIONS_WORDS } from './words/suggestions-words.ts'

type SuggestionListProps = {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  readonly active: number
  readonly onChoose: (path: string) => void
}

/** Element ID of a suggestion, for `aria-activedescendant`. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`

const IMAGE_SIZE = 44

/** Focus stays in the field when a suggestion is pressed. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** List of suggestions of a search field; each suggestion is a link, so that it can be opened in a new tab. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const words = useWords(SUGGESTIONS_WORDS)
  return (
    <div
      className="suggestions"
      id={id}
      role="listbox"
      aria-label={words.list}
      hidden={suggestions.length === 0}
      onMouseDown={keepFocus}
    >
      {suggestions.map(({ title, match, path, caption, picture }, index) => (
        <a
          key={path}
          className="place-row"
          id={suggestionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={path}
          onClick={() => onChoose(path)}
        >
          {picture === null ? null : (
            <img src={picture} width={IMAGE_SIZE} height={IMAGE_SIZE} alt="" decoding="async" />
          )}
          <span>
            <b>{match === null ? title : `${title}: ${match}`}</b> <span className="meta">{caption}</span>
          </span>
        </a>
      ))}
    </div>
  )
}
