import type { ContinentRecord, GuideDepth } from '#src/catalogue/catalogue-types.ts'

export type CountryIndexProps = { readonly countries: ContinentRecord['countries'] }

const DEPTHS: Readonly<Record<GuideDepth, string>> = { full: 'Full guide', short: 'Short guide' }

/** Countries in ruled columns, each with its regions and cities that have pages. */
export function CountryIndex({ countries }: CountryIndexProps) {
  return (
    <ul className="country-index">
      {countries.map((country) => (
        <li key={country.path}>
          <p className="country-index-name">
            <a href={country.path}>{country.name}</a>
            {country.depth !== null && <span className="meta">{DEPTHS[country.depth]}</span>}
          </p>
          {country.places.length > 0 && (
            <ul>
              {country.places.map((place) => (
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
