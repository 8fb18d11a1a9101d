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

/** What the search field offers while somebody types: nothing until it wakes. It stands in the form of its field. */
export const SearchSuggestions = island('search-box', 'interaction', SuggestionsView)
