import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { ContinentRecord } from '#src/catalogue/catalogue-types.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import { Breadcrumb } from '#src/site/components/breadcrumb.tsx'
import { PosterGrid } from '#src/site/components/poster-grid.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'
import { CountryIndex } from './country-index.tsx'

export type ContinentPageProps = { readonly continent: ContinentRecord }

/** `/{continent}/places`: an introduction to the continent, its best posters, and every country from A to Z. */
export function ContinentPage({ continent }: ContinentPageProps) {
  const langOf = useTextLanguage()
  const words = useWords(LISTS_WORDS)
  return (
    <>
      <header className="page-head wrap">
        <Breadcrumb trail={[{ name: words.places.heading, path: '/places' }]} current={continent.name} />
        <h1 className="display">{continent.name}</h1>
        <p className="lead" lang={langOf(continent.summary)}>
          {continent.summary}
        </p>
      </header>
      {continent.introductionHtml !== null && (
        <div className="wrap">
          <div
            className="prose prose-columns"
            dangerouslySetInnerHTML={insertMarkup(continent.introductionHtml)}
          />
        </div>
      )}
      {continent.featured.length > 0 && (
        <section className="section wrap" aria-labelledby="featured">
          <SectionHead title={words.continent.featured} id="featured" />
          <PosterGrid places={continent.featured} html={continent.parts?.featured} />
        </section>
      )}
      {continent.countries.length > 0 && (
        <section className="section section-wash" aria-labelledby="countries">
          <div className="wrap">
            <SectionHead title={words.continent.countries} id="countries" lead={words.continent.depths} />
            <CountryIndex countries={continent.countries} />
          </div>
        </section>
      )}
    </>
  )
}
