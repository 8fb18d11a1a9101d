import { formatNumber } from '#isomorphic/words/formats.ts'
import { sortByName } from '#isomorphic/words/sort-by-name.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { ContinentTeaser } from '#src/catalogue/catalogue-types.ts'
import { SEARCH_PAGES_WORDS } from '#src/search/pages/words/search-pages-words.ts'
import type { SearchCounts } from '#src/search/rules/search-counts.ts'
import { type SearchRequest, searchAddress } from '#src/search/rules/search-request.ts'
import { SEARCH_WORDS } from '#src/search/words/search-words.ts'

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
  const locale = useLocale()
  return (
    <nav className="category-links" aria-label={label}>
      <ul>
        {choices.map((choice) => (
          <li key={choice.label}>
            <a href={choice.href} aria-current={choice.isChosen ? 'true' : undefined}>
              {choice.label}
              {choice.count !== null && (
                <span className="search-count">{formatNumber(locale, choice.count)}</span>
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
  const words = useWords(SEARCH_PAGES_WORDS).filters
  const kindNames = useWords(SEARCH_WORDS).kinds
  const to = (change: Partial<SearchRequest>): string => searchAddress({ ...request, page: 1, ...change })
  const kinds = counts.kinds.map(({ kind, count }) => ({
    label: kindNames[kind].many,
    count,
    href: to({ kind }),
    isChosen: kind === request.kind,
  }))
  const names = counts.continents.map(({ continent, count }) => ({
    continent,
    count,
    name: continents.find(({ slug }) => slug === continent)?.name ?? continent,
  }))
  const places = sortByName(names, useLocale()).map(({ continent, count, name }) => ({
    label: name,
    count,
    href: to({ continent }),
    isChosen: continent === request.continent,
  }))
  const everyKind = {
    label: words.allKinds,
    count: null,
    href: to({ kind: null }),
    isChosen: request.kind === null,
  }
  const everywhere = {
    label: words.allContinents,
    count: null,
    href: to({ continent: null }),
    isChosen: request.continent === null,
  }
  return (
    <div className="wrap search-filters">
      {(kinds.length > 1 || request.kind !== null) && (
        <FilterRow label={words.kind} choices={[everyKind, ...kinds]} />
      )}
      {(places.length > 1 || request.continent !== null) && (
        <FilterRow label={words.continent} choices={[everywhere, ...places]} />
      )}
    </div>
  )
}
