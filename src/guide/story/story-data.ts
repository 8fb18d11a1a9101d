import type { Organization } from 'schema-dts'
import { posterAddress } from '#isomorphic/posters/poster-address.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { ArticleRecord, TopicRecord } from '#src/catalogue/article-types.ts'
import type { ArticleSummary } from '#src/catalogue/story-summary.ts'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'
import type { StructuredData } from '#src/site/page-head.ts'
import { type PageUrlBase, pageUrl } from '#src/site/page-url.ts'
import { breadcrumbData, placeListData, publisherData } from '#src/site/structured-data.ts'
import { storiesTrail } from './stories-trail.ts'

const named = (articles: readonly ArticleSummary[]) =>
  articles.map(({ title, path }) => ({ name: title, path }))

/** Structured data of a list of stories in the order of the page; empty for no stories. */
export function storyListData(
  base: PageUrlBase,
  name: string,
  articles: readonly ArticleSummary[],
): readonly StructuredData[] {
  return articles.length === 0 ? [] : [placeListData(base, name, named(articles))]
}

/** Structured data of a topic: its breadcrumb and its stories. */
export function topicData(base: PageUrlBase, { topic, articles }: TopicRecord): readonly StructuredData[] {
  return [
    breadcrumbData(base, storiesTrail(base.locale), topic),
    ...storyListData(base, pickWords(STORY_WORDS, base.locale).topic.listName(topic.name), articles),
  ]
}

/** Structured data of a story: its breadcrumb, author, dates and subjects. */
export function articleData(base: PageUrlBase, article: ArticleRecord): readonly StructuredData[] {
  const { siteOrigin, locale } = base
  const { title: name, path } = article
  const editors: Organization = {
    '@type': 'Organization',
    name: 'Fernway editors',
    url: pageUrl(base, '/about'),
  }
  return [
    breadcrumbData(base, [...storiesTrail(locale), article.topic], { name, path }),
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description: article.summary,
      url: pageUrl(base, article.path),
      image: siteOrigin + posterAddress(article.poster, 'hero', 'print'),
      datePublished: article.publishedOn,
      dateModified: article.checkedOn ?? article.publishedOn,
      articleSection: article.topic.name,
      inLanguage: locale,
      author: editors,
      publisher: publisherData(siteOrigin),
      ...(article.places.length > 0 && {
        about: article.places.map((place) => ({
          '@type': 'Place',
          name: place.name,
          url: pageUrl(base, place.path),
        })),
      }),
    },
  ]
}
