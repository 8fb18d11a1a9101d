import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { CollectionRecord } from '#src/catalogue/article-types.ts'
import { INFORMATION_WORDS } from '#src/guide/information/words/information-words.ts'
import { StoryGrid } from '#src/guide/story/pages/story-grid.tsx'
import { PlacePosterCard } from '#src/site/components/place-poster-card.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'

export type CollectionPageProps = { readonly collection: CollectionRecord }

/** `/campaigns/{slug}`: a collection with a theme, the places that suit it with their months, and matching stories. */
export function CollectionPage({ collection }: CollectionPageProps) {
  const langOf = useTextLanguage()
  const words = useWords(INFORMATION_WORDS).collection
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display" lang={langOf(collection.title)}>
          {collection.title}
        </h1>
        <p className="lead" lang={langOf(collection.summary)}>
          {collection.summary}
        </p>
      </header>
      <div className="wrap">
        <div
          className="prose prose-columns"
          dangerouslySetInnerHTML={insertMarkup(collection.introductionHtml)}
        />
      </div>
      <section className="section wrap" aria-labelledby="places">
        <SectionHead title={words.places} id="places" />
        <ul className="print-grid">
          {collection.places.map(({ place, when }) => (
            <li key={place.path}>
              <PlacePosterCard place={place} />
              <p className="serif campaign-when">{when}</p>
            </li>
          ))}
        </ul>
      </section>
      {collection.articles.length > 0 && (
        <section className="section section-wash" aria-labelledby="stories">
          <div className="wrap">
            <SectionHead title={words.stories} id="stories" />
            <StoryGrid stories={collection.articles} />
          </div>
        </section>
      )}
    </>
  )
}
