import { wherePath } from '#isomorphic/where/where-paths.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import { useLocale, useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import { Icon } from '#src/site/components/icon.tsx'

export type InSeasonStripProps = {
  readonly places: readonly PlaceSummary[]
  /** 0 for January to 11 for December. */
  readonly month: number
}

/** Up to four places at their best this month; the heading names the month, so that a cached page stays true. */
export function InSeasonStrip({ places, month }: InSeasonStripProps) {
  const langOf = useTextLanguage()
  const words = useWords(LISTS_WORDS).home
  const monthName = monthNames(useLocale())[month]
  if (places.length === 0 || monthName === undefined) return null
  return (
    <section className="in-season" aria-labelledby="in-season">
      <div className="wrap">
        <h2 id="in-season">
          <a href={wherePath({ month, interests: [] })}>{words.inSeason(monthName)}</a>
        </h2>
        <ul>
          {places.slice(0, 4).map((place) => (
            <li key={place.path}>
              <a href={place.path}>
                <span>
                  <b>{place.name}</b>{' '}
                  <span lang={langOf(place.tagline ?? place.parentName)}>
                    {place.tagline ?? place.parentName}
                  </span>
                </span>
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
