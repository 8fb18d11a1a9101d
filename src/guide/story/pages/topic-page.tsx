import { useLocale, useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { TopicRecord } from '#src/catalogue/article-types.ts'
import type { TopicTeaser } from '#src/catalogue/story-summary.ts'
import { storiesTrail } from '#src/guide/story/stories-trail.ts'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'
import { Breadcrumb } from '#src/site/components/breadcrumb.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'
import { StampSheet } from './stamp-sheet.tsx'
import { StoryGrid } from './story-grid.tsx'

export type TopicPageProps = { readonly record: TopicRecord; readonly topics: readonly TopicTeaser[] }

/** `/articles/category/{slug}`: an introduction to the topic and all of its stories. */
export function TopicPage({ record: { topic, introductionHtml, articles, parts }, topics }: TopicPageProps) {
  const langOf = useTextLanguage()
  const words = useWords(STORY_WORDS).topic
  return (
    <>
      <header className="page-head wrap">
        <Breadcrumb trail={storiesTrail(useLocale())} current={topic.name} />
        <h1 className="display">{topic.name}</h1>
        <p className="lead" lang={langOf(topic.summary)}>
          {topic.summary}
        </p>
      </header>
      {introductionHtml !== null && (
        <div className="wrap">
          <div className="prose prose-columns" dangerouslySetInnerHTML={insertMarkup(introductionHtml)} />
        </div>
      )}
      <section className="section wrap" aria-labelledby="topic-stories">
        <SectionHead title={words.count(articles.length)} id="topic-stories" />
        <StoryGrid stories={articles} html={parts?.articles} />
      </section>
      <section className="section section-wash" aria-labelledby="topics">
        <div className="wrap">
          <SectionHead title={words.others} id="topics" />
          <StampSheet topics={topics.filter(({ path }) => path !== topic.path)} />
        </div>
      </section>
    </>
  )
}
