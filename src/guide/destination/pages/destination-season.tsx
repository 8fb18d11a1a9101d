import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { ContentSection, DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { monthSpans } from '#src/catalogue/month-spans.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'

export type DestinationSeasonProps = {
  readonly place: DestinationRecord
  readonly whenToGo: ContentSection | null
  readonly festivals: ContentSection | null
}

/** When to go: an overview of the year, then the reasons. */
export function DestinationSeason({ place, whenToGo, festivals }: DestinationSeasonProps) {
  const locale = useLocale()
  const words = useWords(DESTINATION_WORDS).season
  const { season, yearHtml } = place
  if (season === null && whenToGo === null) return null
  const best = season === null ? null : monthSpans(season, 'best', locale)
  return (
    <section className="section wrap" id="when-to-go" aria-labelledby="when-to-go-title">
      <div className="when-words">
        <div>
          <h2 className="h2" id="when-to-go-title">
            {words.heading}
          </h2>
          {best !== null && <p className="lead">{words.bestMonths(best)}</p>}
        </div>
        {whenToGo !== null && <div className="prose" dangerouslySetInnerHTML={insertMarkup(whenToGo.html)} />}
      </div>
      {yearHtml !== null && <div dangerouslySetInnerHTML={insertMarkup(yearHtml)} />}
      {place.diagram?.kind === 'year' && (
        <div className="season-diagram" dangerouslySetInnerHTML={insertMarkup(place.parts?.diagram ?? '')} />
      )}
      {festivals !== null && (
        <section className="feasts reading-row" id={festivals.id} aria-labelledby={`${festivals.id}-title`}>
          <h3 className="h3" id={`${festivals.id}-title`}>
            {festivals.title}
          </h3>
          <div dangerouslySetInnerHTML={insertMarkup(festivals.html)} />
        </section>
      )}
    </section>
  )
}
