import { useWords } from '#isomorphic/words/use-words.ts'
import type { PlaceMention, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { PlacePosterCard } from '#src/site/components/place-poster-card.tsx'
import { PlaceRow } from '#src/site/components/place-row.tsx'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import { SearchBox } from './search-box.tsx'

export type SearchPanelProps = {
  /** Three places of Best in Travel. */
  readonly picks: readonly PlaceSummary[]
  /** Initial suggestions. */
  readonly trending: readonly PlaceMention[]
}

/** Id of the panel, which a button opens as a popover on a phone. */
const PANEL_ID = 'site-search'
/** Container for the suggestions of both fields, which replace the initial picks. */
const LIST_PLACE_ID = 'header-list'

/**
 * Search in the header: on desktop a field with a panel below it, on a phone a button that opens the same panel as a
 * sheet with a separate field. Only one of the two fields is shown at a time. Popover, `autofocus` and CSS need no
 * script; client/site/start-search-panel.ts and modal-sheet.ts enhance them.
 */
export function SearchPanel({ picks, trending }: SearchPanelProps) {
  const words = useWords(SITE_WORDS).search
  return (
    <div className="search-menu">
      <SearchBox idPrefix="header" listPlaceId={LIST_PLACE_ID} />
      <button
        className="icon-button header-narrow"
        type="button"
        popoverTarget={PANEL_ID}
        aria-label={words.open}
      >
        <Icon name="search" />
      </button>
      <div className="search-panel" id={PANEL_ID} popover="auto">
        <div className="search-top">
          <SearchBox idPrefix="sheet" listPlaceId={LIST_PLACE_ID} hasAutofocus />
          <button
            className="icon-button"
            type="button"
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            aria-label={words.close}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="search-grid">
          <div className="search-side">
            <p className="meta">{words.hint}</p>
            <div id={LIST_PLACE_ID} />
            <ul>
              {trending.map((place) => (
                <li key={place.path}>
                  <PlaceRow place={place} />
                </li>
              ))}
            </ul>
            <a className="link" href="/search">
              {words.everything}
            </a>
          </div>
          <div className="search-picks">
            <div className="search-picks-head">
              <h2 className="h3">{words.picks}</h2>
              <a className="link" href="/best-in-travel">
                {words.allPicks}
              </a>
            </div>
            <ul>
              {picks.map((place) => (
                <li key={place.path}>
                  <PlacePosterCard place={place} isDecorative />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  )
}
