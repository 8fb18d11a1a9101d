import { useLocale, useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { destinationTrail } from '#src/guide/destination/rules/destination-parts.ts'
import { nameSize } from '#src/guide/destination/rules/name-size.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { Breadcrumb } from '#src/site/components/breadcrumb.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { SaveButton } from '#src/site/components/save-button.tsx'
import { ShareMenu } from '#src/site/components/share-menu.tsx'
import { SiteLink } from '#src/site/components/site-link.tsx'
import type { SiteLinkData } from '#src/site/navigation-types.ts'
import { OfflineButton } from '#src/site/offline/offline-button.tsx'

export type DestinationHeadProps = {
  readonly place: DestinationRecord
  readonly tripsLink: SiteLinkData
  readonly origin: string
}

/** The tinted head of the page: name and summary on the left, the poster on the right, overlapping the next band. */
export function DestinationHead({ place, tripsLink, origin }: DestinationHeadProps) {
  const { name } = place
  const langOf = useTextLanguage()
  const locale = useLocale()
  const words = useWords(DESTINATION_WORDS)
  return (
    <header className="destination-head">
      <div className="wrap split">
        <div className="destination-words">
          <Breadcrumb trail={destinationTrail(place, locale)} current={name} />
          <h1 className={`display ${nameSize(name)}`}>{name}</h1>
          <p className="lead" lang={langOf(place.summary)}>
            {place.summary}
          </p>
          <div className="actions">
            <SaveButton name={name} path={place.path} hasWord />
            {/* No trips are offered for a place with a travel warning. */}
            {place.advisory === null && <SiteLink className="button button-ghost" link={tripsLink} />}
            <OfflineButton name={name} path={place.path} hasWord />
            <ShareMenu name={name} address={origin + place.path} />
          </div>
        </div>
        <figure className="hanging-print">
          <Poster poster={place.poster} ratio="4x5" grain="print" isPriority />
          <figcaption>
            <b>{name}</b>
            <span>
              {place.rank !== null && (
                <>
                  {words.posterNumber(place.rank)}
                  <br />
                </>
              )}
              {place.posterCaption !== name && place.posterCaption}
            </span>
          </figcaption>
        </figure>
      </div>
    </header>
  )
}
