import type { ReactNode } from 'react'
import { POSTER_SIZES } from '#art/drawing/poster-ratio.ts'
import { posterAddress } from '#isomorphic/posters/poster-address.ts'
import { useLocale, useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { ArticleRecord } from '#src/catalogue/article-types.ts'
import { storiesTrail } from '#src/guide/story/stories-trail.ts'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'
import { Breadcrumb } from '#src/site/components/breadcrumb.tsx'
import { Byline } from '#src/site/components/byline.tsx'
import { FeedbackSlot } from '#src/site/components/feedback-slot.tsx'
import { ReportMistake } from '#src/site/components/mistake-form.tsx'
import { PageStylesheet } from '#src/site/components/page-stylesheet.tsx'
import { SaveButton } from '#src/site/components/save-button.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { ShareMenu } from '#src/site/components/share-menu.tsx'
import { decodeMarkup, insertMarkup } from '#src/site/markup/encoded-markup.ts'
import { OfflineButton } from '#src/site/offline/offline-button.tsx'
import { ArticleAside } from './article-aside.tsx'
import { StoryFeeds } from './story-feeds.tsx'
import { StoryGrid } from './story-grid.tsx'

export type ArticlePageProps = {
  readonly article: ArticleRecord
  /** Its photograph; null without one. */
  readonly photograph?: ReactNode
  /** Origin of the site, for the shared URL. */
  readonly origin: string
}

const MAX_DISPLAY_TITLE_LENGTH = 28
/** More than the tags before the first letter have. */
const INITIAL_LENGTH = 500

/** Class for an initial capital whose right side is open at the bottom; the text is moved closer to it. */
const initialShape = (html: string): 'initial-footed' | '' =>
  /^<p>(?:<[^>]+>|[“‘])*[FPTVWY]/.test(decodeMarkup(html.slice(0, INITIAL_LENGTH))) ? 'initial-footed' : ''

function ArticleArt({ article: { poster, posterCaption } }: Pick<ArticlePageProps, 'article'>) {
  const { width, height } = POSTER_SIZES.hero
  return (
    <figure className={`article-art room-${poster.theme}`}>
      <picture>
        <source
          media="(max-width: 39.99rem)"
          srcSet={posterAddress(poster, '1x1', 'print')}
          width={POSTER_SIZES['1x1'].width}
          height={POSTER_SIZES['1x1'].height}
        />
        <img
          src={posterAddress(poster, 'hero', 'print')}
          width={width}
          height={height}
          alt={poster.alt}
          decoding="async"
        />
      </picture>
      {posterCaption !== '' && <figcaption className="wrap meta">{posterCaption}</figcaption>}
    </figure>
  )
}

const HEADING = '<h2 '

/** The text up to the end of its first section, and the rest; all of it when there is no photograph between. */
function splitForPhotograph(html: string, hasPhotograph: boolean): readonly [string, string] {
  if (!hasPhotograph) return [html, '']
  const text = decodeMarkup(html)
  const at = text.indexOf(HEADING, text.indexOf(HEADING) + 1)
  return at === -1 ? [html, ''] : [text.slice(0, at), text.slice(at)]
}

type ArticleProseProps = { readonly html: string; readonly photograph: ReactNode }

/** The text, with the photograph of a story that has one after its first section. */
function ArticleProse({ html, photograph }: ArticleProseProps) {
  const [opening, rest] = splitForPhotograph(html, photograph !== null)
  return (
    <>
      <div
        className={`prose article-prose ${initialShape(html)}`}
        dangerouslySetInnerHTML={insertMarkup(opening)}
      />
      {photograph}
      {rest !== '' && <div className="prose article-prose" dangerouslySetInnerHTML={insertMarkup(rest)} />}
    </>
  )
}

/** `/articles/{slug}`: title, art, the story in its own column, an aside with facts, and related stories. */
export function ArticlePage({ article, photograph = null, origin }: ArticlePageProps) {
  const langOf = useTextLanguage()
  const words = useWords(STORY_WORDS).story
  const size = [...article.title].length <= MAX_DISPLAY_TITLE_LENGTH ? 'display' : 'h1'
  return (
    <article className="article">
      <header className="article-head wrap">
        <Breadcrumb trail={[...storiesTrail(useLocale()), article.topic]} current={article.title} />
        <h1 className={size} lang={langOf(article.title)}>
          {article.title}
        </h1>
        <p className="lead" lang={langOf(article.summary)}>
          {article.summary}
        </p>
      </header>
      <ArticleArt article={article} />
      <PageStylesheet name="guide" />
      <div className="wrap article-grid">
        <div className="article-side">
          <Byline dates={article.dates} publishedOn={article.publishedOn} minutes={article.minutes} />
          <div className="actions">
            <SaveButton name={article.title} path={article.path} />
            <OfflineButton name={article.title} path={article.path} />
            <ShareMenu name={article.title} address={origin + article.path} />
          </div>
          <StoryFeeds />
        </div>
        {article.html === null ? (
          <p className="serif-large">{words.unavailable}</p>
        ) : (
          <div>
            <ArticleProse html={article.html} photograph={photograph} />
            <FeedbackSlot />
            <ReportMistake page={article.path} />
          </div>
        )}
        <ArticleAside article={article} />
      </div>
      {article.related.length > 0 && (
        <section className="section section-wash related" aria-labelledby="related">
          <div className="wrap">
            <SectionHead title={words.related} id="related" />
            <StoryGrid stories={article.related} html={article.parts?.related} />
          </div>
        </section>
      )}
    </article>
  )
}
