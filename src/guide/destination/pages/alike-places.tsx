import { useWords } from '#isomorphic/words/use-words.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { PlaceRowList } from '#src/site/components/place-row-list.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'

export type AlikePlacesProps = Pick<DestinationRecord, 'name' | 'path'> & {
  readonly places: NonNullable<DestinationRecord['alike']>
  readonly isCalmer: boolean
}

const DESTINATIONS = '/destinations/'

/** Places like this one and less crowded, at least in some months, and a link to the page with the reasons. */
export function AlikePlaces({ name, path, places, isCalmer }: AlikePlacesProps) {
  const words = useWords(DESTINATION_WORDS).alike
  return (
    <section className="section wrap alike" aria-labelledby="alike">
      <SectionHead
        title={isCalmer ? words.heading(name) : words.like(name)}
        id="alike"
        aside={
          <a className="link" href={`/where/like/${path.slice(DESTINATIONS.length)}`}>
            {words.all}
          </a>
        }
      />
      <PlaceRowList places={places} isWide />
    </section>
  )
}
