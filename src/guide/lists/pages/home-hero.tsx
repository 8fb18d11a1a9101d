import { POSTER_SIZES } from '#art/drawing/poster-ratio.ts'
import { posterAddress } from '#isomorphic/posters/poster-address.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'

export type HomeHeroProps = {
  readonly place: PlaceSummary
  /** Number of places in Best in Travel. */
  readonly listLength: number
  readonly headline: string
  readonly lead: string
  readonly titlePlacement: 'sky' | 'plate'
}

/** One poster across the page, with a separate portrait version, and the place's headline on it. */
export function HomeHero({ place, listLength, headline, lead, titlePlacement }: HomeHeroProps) {
  const words = useWords(LISTS_WORDS).home
  return (
    <section
      className={`hero hero-${titlePlacement} room-${place.poster.theme}`}
      aria-labelledby="hero-title"
    >
      <picture>
        <source
          media="(max-width: 29.99rem)"
          srcSet={posterAddress(place.poster, 'tall', 'print')}
          width={POSTER_SIZES.tall.width}
          height={POSTER_SIZES.tall.height}
        />
        <img
          className="hero-art"
          src={posterAddress(place.poster, 'hero', 'print')}
          width={POSTER_SIZES.hero.width}
          height={POSTER_SIZES.hero.height}
          alt={place.poster.alt}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      <div className="wrap hero-words">
        <div className="hero-title">
          {place.rank !== null && <p className="hero-rank">{words.rank(place.rank, listLength)}</p>}
          <h1 className="display" id="hero-title">
            {headline}
          </h1>
        </div>
        <div className="hero-ground">
          <p className="lead">{lead}</p>
          <a className="button" href={place.path}>
            {words.plan(place.name)}
          </a>
        </div>
      </div>
    </section>
  )
}
