import { sortByName } from '#isomorphic/words/sort-by-name.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { ContinentRecord } from '#src/catalogue/catalogue-types.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'

export type CountryIndexProps = { readonly countries: ContinentRecord['countries'] }

/** Countries in ruled columns, each with its regions and cities that have pages. */
export function CountryIndex({ countries }: CountryIndexProps) {
  const locale = useLocale()
  const { depth } = useWords(LISTS_WORDS).continent
  return (
    <ul className="country-index">
      {sortByName(countries, locale).map((country) => (
        <li key={country.path}>
          <p className="country-index-name">
            <a href={country.path}>{country.name}</a>
            {country.depth !== null && <span className="meta">{depth[country.depth]}</span>}
          </p>
          {country.places.length > 0 && (
            <ul>
              {sortByName(country.places, locale).map((place) => (
                <li key={place.path}>
                  <a href={place.path}>{place.name}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
