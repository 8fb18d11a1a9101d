import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { PlacesRecord } from '#src/catalogue/catalogue-types.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import { PosterGrid } from '#src/site/components/poster-grid.tsx'

export type ContinentRowProps = { readonly continent: PlacesRecord['continents'][number] }

/** A continent: a short text with its first posters beside it. */
export function ContinentRow({ continent }: ContinentRowProps) {
  const langOf = useTextLanguage()
  const words = useWords(LISTS_WORDS).places
  return (
    <section className="section continent-row" aria-labelledby={continent.slug}>
      <div className="wrap">
        <div>
          <h2 className="h1" id={continent.slug}>
            {continent.name}
          </h2>
          <p className="lead" lang={langOf(continent.summary)}>
            {continent.summary}
          </p>
          <a className="link" href={continent.path}>
            {words.all(continent.placeCount, continent.name)}
          </a>
        </div>
        {continent.featured.length > 0 && (
          <PosterGrid places={continent.featured} html={continent.parts?.featured} />
        )}
      </div>
    </section>
  )
}
