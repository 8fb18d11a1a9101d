import { island } from '#client/kit/island.tsx'
import { SearchCombobox, type SearchComboboxProps } from './search-combobox.tsx'
import { SuggestionsErrorBoundary } from './suggestions-error-boundary.tsx'

function SuggestionsView(props: SearchComboboxProps) {
  return (
    <SuggestionsErrorBoundary>
      <SearchCombobox {...props} />
    </SuggestionsErrorBoundary>
  )
}

/**
 * Island with suggestions for a search field; renders nothing until hydration, which the first interaction triggers. It
 * must be placed in the form of its field.
 */
export const SearchSuggestions = island('search-box', 'interaction', SuggestionsView)
