import { useWords } from '#isomorphic/words/use-words.ts'
import { storiesPath } from '#src/catalogue/story-list.ts'
import type { ArticleSummary, TopicTeaser } from '#src/catalogue/story-summary.ts'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'
import { Pagination } from '#src/site/components/pagination.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { StampSheet } from './stamp-sheet.tsx'
import { StoryFeeds } from './story-feeds.tsx'
import { StoryGrid } from './story-grid.tsx'
import { StoryLead } from './story-lead.tsx'

export type ArticlesPageProps = {
  /** Stories of this page of the list, newest first. */
  readonly stories: readonly ArticleSummary[]
  readonly topics: readonly TopicTeaser[]
  /** Number of the page, from 1. */
  readonly page: number
  readonly pageCount: number
  readonly total: number
}

const LEAD_COUNT = 4

/** `/articles`: the newest stories, the topics, then all other stories, paginated. */
export function ArticlesPage({ stories, topics, page, pageCount, total }: ArticlesPageProps) {
  const isFirst = page === 1
  const words = useWords(STORY_WORDS).list
  const rest = isFirst ? stories.slice(LEAD_COUNT) : stories
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">{words.heading}</h1>
        <p className="lead">{words.lead(total)}</p>
        <StoryFeeds />
      </header>
      {isFirst && stories.length > 0 && (
        <section className="section wrap" aria-labelledby="newest">
          <SectionHead title={words.newest} id="newest" />
          <StoryLead stories={stories.slice(0, LEAD_COUNT)} />
        </section>
      )}
      {isFirst && (
        <section className="section section-wash" aria-labelledby="topics">
          <div className="wrap">
            <SectionHead title={words.topics} id="topics" />
            <StampSheet topics={topics} />
          </div>
        </section>
      )}
      {(rest.length > 0 || pageCount > 1) && (
        <section className="section wrap" aria-labelledby="all-stories">
          <SectionHead title={isFirst ? words.rest : words.pageOf(page, pageCount)} id="all-stories" />
          <StoryGrid stories={rest} />
          <Pagination label={words.pagination} current={page} count={pageCount} hrefOf={storiesPath} />
        </section>
      )}
    </>
  )
}
