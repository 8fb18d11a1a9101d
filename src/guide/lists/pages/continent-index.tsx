import type { ContinentTeaser } from '#src/catalogue/catalogue-types.ts'

export type ContinentIndexProps = { readonly continents: readonly ContinentTeaser[] }

/** The ten continents with their number of places, ruled like the index of an atlas. */
export function ContinentIndex({ continents }: ContinentIndexProps) {
  return (
    <ul className="continent-index">
      {continents.map((continent) => (
        <li key={continent.slug}>
          <a href={continent.path}>
            {continent.name}{' '}
            <span>
              {continent.placeCount}
              <span className="visually-hidden"> places</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
