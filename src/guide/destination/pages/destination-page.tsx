import type { ReactNode } from 'react'
import type { ImageOrigins } from '#isomorphic/images/image-addresses-for.ts'
import { useLocale, useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { DestinationRecord, LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { destinationParts } from '#src/guide/destination/rules/destination-parts.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { FeedbackSlot } from '#src/site/components/feedback-slot.tsx'
import { ReportMistake } from '#src/site/components/mistake-form.tsx'
import { PageStylesheet } from '#src/site/components/page-stylesheet.tsx'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { DestinationHead } from './destination-head.tsx'
import { DestinationImage } from './destination-image.tsx'
import { DestinationIntro } from './destination-intro.tsx'
import { DestinationMap } from './destination-map.tsx'
import { DestinationPlaces } from './destination-places.tsx'
import { DestinationSeason } from './destination-season.tsx'
import { GuideSections } from './guide-sections.tsx'
import { LocalNav } from './local-nav.tsx'

export type DestinationPageProps = {
  readonly place: DestinationRecord
  /** The map referenced by `place.map`; null if there is none. */
  readonly mapBase: LocatorBase | null
  /** Its photograph, if there is one. */
  readonly photograph?: ReactNode
  /** Whether the map of a town shows the streets of the operator's map tiles. */
  readonly hasMapTiles?: boolean
  readonly site: SiteData
  readonly images: ImageOrigins
  /** Origin of the site, for the shared URL. */
  readonly origin: string
}

function Advisory({ text }: { readonly text: string }) {
  const langOf = useTextLanguage()
  const words = useWords(DESTINATION_WORDS)
  return (
    <div className="wrap">
      <p className="advisory" role="note">
        <b>{words.advisory}</b> <span lang={langOf(text)}>{text}</span>
      </p>
    </div>
  )
}

/** `/destinations/…`: the poster sets the theme; then follow facts, season, map, sights and sections. */
export function DestinationPage(props: DestinationPageProps) {
  const { place, mapBase, photograph, hasMapTiles = false, site, images, origin } = props
  const parts = destinationParts(place, mapBase, useLocale())
  const diagram = place.parts?.diagram
  const isOfYear = place.diagram?.kind === 'year'
  return (
    <article className={`destination room-${place.poster.theme}`}>
      <DestinationHead place={place} tripsLink={site.trips} origin={origin} />
      <PageStylesheet name="guide" />
      <LocalNav anchors={parts.anchors} />
      {place.advisory !== null && <Advisory text={place.advisory} />}
      <DestinationIntro place={place} whyGo={parts.whyGo} />
      {photograph}
      <DestinationSeason place={place} whenToGo={parts.whenToGo} festivals={parts.festivals} />
      <GuideSections sections={parts.beforeSights} />
      {!isOfYear && diagram !== undefined && (
        <div className="section wrap" dangerouslySetInnerHTML={insertMarkup(diagram)} />
      )}
      <DestinationMap place={place} mapBase={mapBase} hasMapTiles={hasMapTiles} shop={site.shop} />
      <GuideSections sections={parts.afterSights} />
      {parts.afterSights.length > 0 && (
        <div className="wrap">
          <FeedbackSlot />
          <ReportMistake page={place.path} />
        </div>
      )}
      {place.image !== null && <DestinationImage image={place.image} imagePlaces={images} />}
      <DestinationPlaces place={place} isNearbyShown={parts.isNearbyBelow} />
    </article>
  )
}
