import { useWords } from '#isomorphic/words/use-words.ts'
import type { HomeRecord } from '#src/catalogue/catalogue-types.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import { StampSheet } from '#src/guide/story/pages/stamp-sheet.tsx'
import { StoryLead } from '#src/guide/story/pages/story-lead.tsx'
import { ContinentMap } from '#src/maps/continent-map.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { CategoryLinks } from './category-links.tsx'
import { ClosingBand } from './closing-band.tsx'
import { ContinentIndex } from './continent-index.tsx'
import { HomeHero } from './home-hero.tsx'
import { InSeasonStrip } from './in-season-strip.tsx'
import { PosterRail } from './poster-rail.tsx'

export type HomePageProps = {
  readonly home: HomeRecord
  /** 0 for January to 11 for December. */
  readonly month: number
  /** Headline of the hero place: a short title and one sentence below it. */
  readonly headline: string
  readonly lead: string
}

/** The rest of the list has a separate page, to limit the size of the home page. */
export const RAIL_LENGTH = 12

/** `/`: one poster, places in season, the list of the year, topics, new stories, the ten continents. */
export function HomePage({ home, month, headline, lead }: HomePageProps) {
  const { parts } = home
  const { home: words, bestInTravel } = useWords(LISTS_WORDS)
  const closing = home.bestInTravel.findLast((place) => place.path !== home.hero.path)
  return (
    <>
      <HomeHero
        place={home.hero}
        listLength={home.bestInTravel.length}
        headline={headline}
        lead={lead}
        titlePlacement={home.titlePlacement}
      />
      <InSeasonStrip places={home.inSeason[month] ?? []} month={month} />
      <section className="section" aria-labelledby="best-in-travel">
        <div className="wrap">
          <SectionHead
            title={bestInTravel.heading}
            id="best-in-travel"
            size="h1"
            lead={bestInTravel.lead}
            aside={
              <a className="link" href="/best-in-travel">
                {words.explore}
              </a>
            }
          />
          <CategoryLinks total={home.bestInTravel.length} />
        </div>
        <PosterRail places={home.bestInTravel.slice(0, RAIL_LENGTH)} label={words.rail} html={parts?.rail} />
      </section>
      <section className="section section-wash" aria-labelledby="topics">
        <div className="wrap">
          <SectionHead
            title={words.topics}
            id="topics"
            size="h1"
            aside={
              <a className="link" href="/articles">
                {words.allStories}
              </a>
            }
          />
          <StampSheet topics={home.topics} html={parts?.topics} />
        </div>
      </section>
      {home.stories.length > 0 && (
        <section className="section wrap" aria-labelledby="stories">
          <SectionHead title={words.stories} id="stories" size="h1" />
          <StoryLead stories={home.stories} html={parts?.stories} />
        </section>
      )}
      <section className="section section-wash" aria-labelledby="continents">
        <div className="wrap">
          <SectionHead title={words.continents} id="continents" size="h1" />
        </div>
        <ContinentMap world={home.world} html={parts?.world} />
        <div className="wrap">
          <ContinentIndex continents={home.continents} html={parts?.continents} />
        </div>
      </section>
      {closing !== undefined && <ClosingBand place={closing} />}
    </>
  )
}
