import type { ContentSection, SeasonWord } from '#src/catalogue/catalogue-types.ts'
import { monthSpans } from '#src/components/month-spans.ts'
import { SeasonStrip } from '#src/components/season-strip.tsx'

export type DestinationSeasonProps = {
  /** Twelve words, January first, or null. */
  readonly season: readonly SeasonWord[] | null
  readonly whenToGo: ContentSection | null
}

/** When to go: the year at a glance, then the reasons. */
export function DestinationSeason({ season, whenToGo }: DestinationSeasonProps) {
  if (season === null && whenToGo === null) return null
  const best = season === null ? null : monthSpans(season, 'best')
  return (
    <section className="section wrap" id="when-to-go" aria-labelledby="when-to-go-title">
      <div className="when-words">
        <div>
          <h2 className="h2" id="when-to-go-title">
            When to go
          </h2>
          {best !== null && <p className="lead">Best months: {best}.</p>}
        </div>
        {whenToGo !== null && <div className="prose" dangerouslySetInnerHTML={{ __html: whenToGo.html }} />}
      </div>
      {season !== null && <SeasonStrip season={season} />}
    </section>
  )
}
