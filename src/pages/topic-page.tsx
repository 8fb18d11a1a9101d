import type { TopicRecord, TopicTeaser } from '#src/catalogue/article-types.ts'
import { Breadcrumb } from '#src/components/breadcrumb.tsx'
import { SectionHead } from '#src/components/section-head.tsx'
import { StampSheet } from '#src/components/stamp-sheet.tsx'
import { StoryGrid } from '#src/components/story-grid.tsx'
import { STORIES_TRAIL } from './story-trail.ts'

export type TopicPageProps = { readonly record: TopicRecord; readonly topics: readonly TopicTeaser[] }

/** `/articles/category/{slug}`: what the topic is to us, and every story of it. */
export function TopicPage({ record: { topic, introductionHtml, articles }, topics }: TopicPageProps) {
  return (
    <>
      <header className="page-head wrap">
        <Breadcrumb trail={STORIES_TRAIL} current={topic.name} />
        <h1 className="display">{topic.name}</h1>
        <p className="lead">{topic.summary}</p>
      </header>
      {introductionHtml !== null && (
        <div className="wrap">
          <div className="prose prose-columns" dangerouslySetInnerHTML={{ __html: introductionHtml }} />
        </div>
      )}
      <section className="section wrap" aria-labelledby="topic-stories">
        <SectionHead
          title={articles.length === 1 ? 'One story' : `${articles.length} stories`}
          id="topic-stories"
        />
        <StoryGrid stories={articles} />
      </section>
      <section className="section section-wash" aria-labelledby="topics">
        <div className="wrap">
          <SectionHead title="Or something else" id="topics" />
          <StampSheet topics={topics} />
        </div>
      </section>
    </>
  )
}
