import type { Locale } from '#isomorphic/words/locale.ts'
import { sortUnranked } from '#isomorphic/words/sort-by-name.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { StoryGrid } from '#src/guide/story/pages/story-grid.tsx'
import { PlaceRowList } from '#src/site/components/place-row-list.tsx'
import { PosterGrid } from '#src/site/components/poster-grid.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { AlikePlaces } from './alike-places.tsx'
import { NearbyLadder } from './nearby-ladder.tsx'
import { PlaceCards } from './place-cards.tsx'

export type DestinationPlacesProps = {
  readonly place: DestinationRecord
  readonly isNearbyShown: boolean
}

const POSTERS_PER_ROW = 4

/**
 * Splits the child places into a row of poster cards and the remaining rows; too few for a row are shown as wide cards.
 */
export function splitChildPlaces({ regions, cities }: DestinationRecord, locale: Locale) {
  const children = [...sortUnranked(regions, locale), ...sortUnranked(cities, locale)]
  const isRow = children.length >= POSTERS_PER_ROW
  return { isRow, first: children.slice(0, POSTERS_PER_ROW), rest: children.slice(POSTERS_PER_ROW) }
}

/** Child places, stories about the place, then nearby places. */
export function DestinationPlaces({ place, isNearbyShown }: DestinationPlacesProps) {
  const { isRow, first, rest } = splitChildPlaces(place, useLocale())
  const { parts } = place
  const words = useWords(DESTINATION_WORDS)
  return (
    <>
      {first.length > 0 && (
        <section className="section wrap" id="places" aria-labelledby="places-title">
          <SectionHead title={words.places(place.name)} id="places-title" />
          {isRow ? <PosterGrid places={first} html={parts?.first} /> : <PlaceCards places={first} />}
          {rest.length > 0 && <PlaceRowList places={rest} isWide html={parts?.rest} />}
        </section>
      )}
      {place.stories.length > 0 && (
        <section className="section wrap" id="stories" aria-labelledby="stories-title">
          <SectionHead
            title={words.stories.heading(place.name)}
            id="stories-title"
            aside={
              <a className="link" href="/articles">
                {words.stories.all}
              </a>
            }
          />
          <StoryGrid stories={place.stories} html={parts?.stories} />
        </section>
      )}
      {place.alike !== undefined && place.alike.length > 0 && (
        <AlikePlaces
          name={place.name}
          path={place.path}
          places={place.alike}
          isCalmer={place.isAlikeCalmer === true}
        />
      )}
      {isNearbyShown && (
        <section className="section section-wash" id="nearby" aria-labelledby="nearby-title">
          <div className="wrap">
            <SectionHead title={words.nearby.below} id="nearby-title" />
            <NearbyLadder name={place.name} places={place.nearby} html={parts?.nearby} />
          </div>
        </section>
      )}
    </>
  )
}
