import { useWords } from '#isomorphic/words/use-words.ts'
import type { ArticleRecord, ArticleRoute } from '#src/catalogue/article-types.ts'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'
import { LocatorMap } from '#src/maps/locator-map.tsx'
import { FactList } from '#src/site/components/fact-list.tsx'
import { PlaceRowList } from '#src/site/components/place-row-list.tsx'

export type ArticleAsideProps = { readonly article: ArticleRecord }

type RouteProps = { readonly route: ArticleRoute; readonly marksHtml: string | undefined }

function Route({ route, marksHtml }: RouteProps) {
  const words = useWords(STORY_WORDS).story
  return (
    <section aria-labelledby="route">
      <h2 className="h3" id="route">
        {words.route}
      </h2>
      <LocatorMap base={route.base} marks={route.marks} marksHtml={marksHtml} line={route.line} />
      <p className="meta">{words.routeLength(route.km)}</p>
      <ol className="route-stops meta">
        {route.stops.map((stop, index) => (
          // The stops of a round trip repeat, and the list never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity
          <li key={index}>{stop}</li>
        ))}
      </ol>
    </section>
  )
}

/** The aside of a story: its route on a map, facts, and the places it mentions. */
export function ArticleAside({ article: { route, facts, places, parts } }: ArticleAsideProps) {
  const words = useWords(STORY_WORDS).story
  return (
    <aside className="article-aside" aria-label={words.aside}>
      {route !== null && <Route route={route} marksHtml={parts?.marks} />}
      {facts.length > 0 && (
        <section aria-labelledby="facts">
          <h2 className="h3" id="facts">
            {words.facts}
          </h2>
          <FactList facts={facts} />
        </section>
      )}
      {places.length > 0 && (
        <section aria-labelledby="story-places">
          <h2 className="h3" id="story-places">
            {words.places}
          </h2>
          <PlaceRowList places={places} html={parts?.places} />
        </section>
      )}
    </aside>
  )
}
