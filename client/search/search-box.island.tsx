import { island } from '#client/kit/island.tsx'
import { PlainWhenFailed } from './plain-when-failed.tsx'
import { Suggesting, type SuggestingProps } from './suggesting.tsx'

function SuggestionsView(props: SuggestingProps) {
  return (
    <PlainWhenFailed>
      <Suggesting {...props} />
    </PlainWhenFailed>
  )
}

/** What the search field offers while somebody types: nothing until it wakes. It stands in the form of its field. */
export const SearchSuggestions = island('search-box', 'interaction', SuggestionsView)
