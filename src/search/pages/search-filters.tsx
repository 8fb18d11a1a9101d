import type { ContinentTeaser } from '#src/catalogue/catalogue-types.ts'
import type { SearchCounts } from '#src/search/rules/search-counts.ts'
import { SEARCH_KIND_NAMES } from '#src/search/rules/search-kind.ts'
import { type SearchRequest, searchAddress } from '#src/search/rules/search-request.ts'

export type SearchFiltersProps = {
  readonly request: SearchRequest
  readonly counts: SearchCounts
  readonly continents: readonly Pick<ContinentTeaser, 'slug' | 'name'>[]
}

type Choice = {
  readonly label: string
  readonly count: number | null
  readonly href: string
  readonly isChosen: boolean
}

function FilterRow({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  return (
    <nav className="category-links" aria-label={label}>
      <ul>
        {choices.map((choice) => (
          <li key={choice.label}>
            <a href={choice.href} aria-current={choice.isChosen ? 'true' : undefined}>
              {choice.label}
              {choice.count !== null && (
                <span className="search-count">{choice.count.toLocaleString('en')}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Filter links, each with its result count. */
export function SearchFilters({ request, counts, continents }: SearchFiltersProps) {
  const to = (change: Partial<SearchRequest>): string => searchAddress({ ...request, page: 1, ...change })
  const kinds = counts.kinds.map(({ kind, count }) => ({
    label: SEARCH_KIND_NAMES[kind].many,
    count,
    href: to({ kind }),
    isChosen: kind === request.kind,
  }))
  const places = counts.continents.map(({ continent, count }) => ({
    label: continents.find(({ slug }) => slug === continent)?.name ?? continent,
    count,
    href: to({ continent }),
    isChosen: continent === request.continent,
  }))
  const everyKind = {
    label: 'All kinds',
    count: null,
    href: to({ kind: null }),
    isChosen: request.kind === null,
  }
  const everywhere = {
    label: 'Everywhere',
    count: null,
    href: to({ continent: null }),
    isChosen: request.continent === null,
  }
  return (
    <div className="wrap search-filters">
      {(kinds.length > 1 || request.kind !== null) && (
        <FilterRow label="Kind" choices={[everyKind, ...kinds]} />
      )}
      {(places.length > 1 || request.continent !== null) && (
        <FilterRow label="Continent" choices={[everywhere, ...places]} />
      )}
    </div>
  )
}
