import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { StoryGrid } from '#src/guide/story/pages/story-grid.tsx'
import { PlaceRowList } from '#src/site/components/place-row-list.tsx'
import { PrintGrid } from '#src/site/components/print-grid.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { PlaceCards } from './place-cards.tsx'

export type DestinationPlacesProps = {
  readonly place: DestinationRecord
  readonly isNearbyShown: boolean
}

const PRINTS_IN_A_ROW = 4

/** Pages below this one, stories about it, then pages around it. */
export function DestinationPlaces({ place, isNearbyShown }: DestinationPlacesProps) {
  const inside = [...place.regions, ...place.cities]
  const isRow = inside.length >= PRINTS_IN_A_ROW
  const rest = inside.slice(PRINTS_IN_A_ROW)
  return (
    <>
      {inside.length > 0 && (
        <section className="section wrap" id="places" aria-labelledby="places-title">
          <SectionHead title={`Where to go in ${place.name}`} id="places-title" />
          {isRow ? <PrintGrid places={inside.slice(0, PRINTS_IN_A_ROW)} /> : <PlaceCards places={inside} />}
          {rest.length > 0 && <PlaceRowList places={rest} isWide />}
        </section>
      )}
      {place.stories.length > 0 && (
        <section className="section wrap" id="stories" aria-labelledby="stories-title">
          <SectionHead
            title={`Stories about ${place.name}`}
            id="stories-title"
            aside={
              <a className="link" href="/articles">
                All stories
              </a>
            }
          />
          <StoryGrid stories={place.stories} />
        </section>
      )}
      {isNearbyShown && (
        <section className="section section-wash" id="nearby" aria-labelledby="nearby-title">
          <div className="wrap">
            <SectionHead title="Not far from here" id="nearby-title" />
            <PlaceRowList places={place.nearby} isWide />
          </div>
        </section>
      )}
    </>
  )
}
