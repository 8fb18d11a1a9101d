import type { PosterTraits } from '#art/poster-traits.ts'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { ArticlesRecord } from '#src/catalogue/article-types.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Poster } from '#src/site/components/poster.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { POSTER_SHEET_WORDS } from './words/poster-sheet-words.ts'

export type PosterSheetPageProps = {
  readonly places: readonly (PlaceSummary & { readonly posterTraits: PosterTraits })[]
  readonly list: ArticlesRecord | null
}

type SheetSectionProps = {
  readonly title: string
  readonly id: string
  readonly posters: readonly { readonly poster: PosterRef; readonly path: string; readonly text: string }[]
}

function SheetSection({ title, id, posters }: SheetSectionProps) {
  const words = useWords(POSTER_SHEET_WORDS)
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead title={words.heading(title, posters.length)} id={id} />
      <ul className="stamps">
        {posters.map(({ poster, path, text }) => (
          <li key={poster.id}>
            <a href={path}>
              <Poster poster={poster} ratio="4x5" grain="card" isDecorative />
              <b>{text}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Contact sheet of posters for review, with scene and grade. */
export function PosterSheetPage({ places, list }: PosterSheetPageProps) {
  const words = useWords(POSTER_SHEET_WORDS)
  const scenes = Map.groupBy(places, ({ posterTraits }) => posterTraits.scene)
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">{words.title}</h1>
      </header>
      {list !== null && (
        <>
          <SheetSection
            title={words.topics}
            id="topics"
            posters={list.topics.map(({ poster, path, name }) => ({ poster, path, text: name }))}
          />
          <SheetSection
            title={words.stories}
            id="stories"
            posters={list.articles.map(({ poster, path, title }) => ({ poster, path, text: title }))}
          />
        </>
      )}
      {[...scenes].map(([scene, inScene]) => (
        <SheetSection
          key={scene}
          title={scene}
          id={`scene-${scene}`}
          posters={inScene.map(({ poster, path, name, posterTraits }) => {
            return { poster, path, text: `${name}, ${posterTraits.grade}` }
          })}
        />
      ))}
    </>
  )
}
