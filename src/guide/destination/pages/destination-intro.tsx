import { useWords } from '#isomorphic/words/use-words.ts'
import type { ContentSection, DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { Byline } from '#src/site/components/byline.tsx'
import { FactList } from '#src/site/components/fact-list.tsx'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'

export type DestinationIntroProps = {
  readonly place: DestinationRecord
  readonly whyGo: ContentSection | null
}

/** Introduction of the place and the reasons to go, side by side, then the facts. */
export function DestinationIntro({ place, whyGo }: DestinationIntroProps) {
  const words = useWords(DESTINATION_WORDS)
  return (
    <section className="section wrap split destination-intro" id="overview" aria-labelledby="overview-title">
      <div>
        <h2 className="h2" id="overview-title">
          {words.overview(place.name)}
        </h2>
        {place.overviewHtml === null ? (
          <p className="serif-large">{words.unavailable(place.name)}</p>
        ) : (
          <div className="prose" dangerouslySetInnerHTML={insertMarkup(place.overviewHtml)} />
        )}
      </div>
      {whyGo !== null && (
        <section aria-labelledby={whyGo.id}>
          <h2 className="h2" id={whyGo.id}>
            {whyGo.title}
          </h2>
          <div className="prose" dangerouslySetInnerHTML={insertMarkup(whyGo.html)} />
        </section>
      )}
      <div className="destination-facts">
        {place.facts.length > 0 && <FactList facts={place.facts} />}
        {place.dates !== null && <Byline dates={place.dates} />}
      </div>
    </section>
  )
}
