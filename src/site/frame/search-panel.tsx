import { SearchBox } from '#client/search/search-box.island.tsx'
import type { PlaceMention, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { PlacePrint } from '#src/site/components/place-print.tsx'
import { PlaceRow } from '#src/site/components/place-row.tsx'

export type SearchPanelProps = {
  /** Three places of Best in Travel. */
  readonly picks: readonly PlaceSummary[]
  /** A few places to begin with. */
  readonly trending: readonly PlaceMention[]
}

/**
 * What the header's search field opens: the box itself and three prints. A `<details>`, so that it opens without script;
 * client/site/open-search-panel.ts adds the focus, and what the whole screen of a phone asks for.
 */
export function SearchPanel({ picks, trending }: SearchPanelProps) {
  return (
    <details className="search-menu">
      <summary className="search-field">
        <Icon name="search" />
        <span className="search-hint">Search destinations</span>
        <Icon name="x" />
      </summary>
      <search className="search-panel">
        <div className="search-grid">
          <div className="search-side">
            <SearchBox idPrefix="header" look="panel" />
            <p className="meta">Try a country, a city or a region. Press Enter to search everything.</p>
            <ul>
              {trending.map((place) => (
                <li key={place.path}>
                  <PlaceRow place={place} />
                </li>
              ))}
            </ul>
            <a className="link" href="/search">
              Search all of Fernway
            </a>
          </div>
          <div className="search-picks">
            <div className="search-picks-head">
              <h2 className="h3">From Best in Travel</h2>
              <a className="link" href="/best-in-travel">
                Explore Best in Travel
              </a>
            </div>
            <ul>
              {picks.map((place) => (
                <li key={place.path}>
                  <PlacePrint place={place} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </search>
    </details>
  )
}
