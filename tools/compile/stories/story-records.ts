import type {
  ArticleRecord,
  ArticlesRecord,
  ArtRecord,
  CollectionRecord,
  TextPageRecord,
  TopicRecord,
} from '#src/catalogue/article-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import type { ArticleSummary, TopicTeaser } from '#src/catalogue/story-summary.ts'
import type { AuthoredCampaign, AuthoredTextPage } from '#tools/compile/lists/text-pages.ts'
import type { TopicText } from '#tools/compile/lists/topic-texts.ts'
import { DESTINATIONS, type Place } from '#tools/compile/places/place.ts'
import { withoutAdjacentRepeats } from '#tools/compile/posters/assign-posters.ts'
import { modifiedOn, textDatesOf } from '#tools/compile/text/text-dates-of.ts'
import type { AuthoredArticle } from './authored-articles.ts'
import { photographOf, photographsOn } from './list-photographs.ts'
import { sortStories } from './sort-stories.ts'
import { figureArt, withFigures } from './story-figures.ts'
import { createStoryRoute } from './story-route-map.ts'
import type { StorySources } from './story-sources.ts'

const WORDS_PER_MINUTE = 220
const MAX_RELATED = 3
const MAX_IN_CAMPAIGN = 6
/** A common place makes two stories more similar than a common topic. */
const PLACE_WEIGHT = 3

/** Creates the records of story pages and lists. */
export type StoryRecords = {
  readonly articles: readonly AuthoredArticle[]
  readonly list: ArticlesRecord
  readonly recordOf: (article: AuthoredArticle) => ArticleRecord
  readonly topicRecords: readonly TopicRecord[]
  /** Up to three stories about a place or a place inside it. */
  readonly storiesAbout: (path: string) => readonly ArticleSummary[]
  readonly campaigns: readonly CollectionRecord[]
  readonly textPages: readonly TextPageRecord[]
  /** Drawing records of the topics' posters, by slug. */
  readonly topicArt: Readonly<Record<string, ArtRecord>>
  /** Drawing records of the stories' figures, by the last part of their ID. */
  readonly figureArt: Readonly<Record<string, ArtRecord>>
}

/** The day of the newest check, for a story that was checked after it was published. */
function newerCheckOf(fields: AuthoredArticle['fields']): Pick<ArticleSummary, 'checkedOn'> {
  const newest = modifiedOn(fields, fields.published)
  return newest === fields.published ? {} : { checkedOn: newest }
}

const placePath = (place: string): string => `${DESTINATIONS}/${place}`

export function createStoryRecords(sources: StorySources): StoryRecords {
  const { links, posters, summaryOf, drawMap } = sources
  const articles = sortStories(sources.articles)
  const topicLinks = new Map(sources.topics.map(({ slug, name, path }) => [slug, { name, path }]))
  const traitsOf = (article: AuthoredArticle) => posters.ofArticle(article).traits

  function placesOf({ path, fields }: AuthoredArticle): readonly Place[] {
    return fields.places.map((place) => {
      const found = links.find(placePath(place))
      if (found === undefined) throw new Error(`${path} was not checked: ${place} is unknown`)
      return found
    })
  }

  function summarize(article: AuthoredArticle): ArticleSummary {
    const { path, fields, text } = article
    const topic = topicLinks.get(fields.topic)
    if (topic === undefined) throw new Error(`topics.yaml was not checked: ${fields.topic} is missing`)
    return {
      title: fields.title,
      path,
      summary: fields.summary,
      topic,
      publishedOn: fields.published,
      ...newerCheckOf(fields),
      minutes: Math.max(1, Math.round(text.wordCount / WORDS_PER_MINUTE)),
      poster: posters.ofArticle(article).ref,
    }
  }

  function relatedTo(article: AuthoredArticle): readonly ArticleSummary[] {
    const scored = articles
      .filter((other) => other !== article)
      .map((other) => {
        const shared = other.fields.places.filter((place) => article.fields.places.includes(place)).length
        const isSameTopic = other.fields.topic === article.fields.topic
        return { other, score: shared * PLACE_WEIGHT + (isSameTopic ? 2 : 0) }
      })
      .toSorted((one, other) => other.score - one.score)
    return withoutAdjacentRepeats(
      scored.map(({ other }) => other),
      MAX_RELATED,
      traitsOf,
    ).map(summarize)
  }

  function recordOf(article: AuthoredArticle): ArticleRecord {
    const { fields } = article
    const places = placesOf(article)
    const [first] = places
    return {
      ...summarize(article),
      dates: textDatesOf(fields),
      posterCaption: fields.poster.caption,
      posterTraits: traitsOf(article),
      html: withFigures(article, posters.refOf),
      ...photographOf(article.path, sources),
      facts: fields.facts,
      places: places.map(summaryOf),
      route: first === undefined ? null : createStoryRoute(article, first, drawMap),
      related: relatedTo(article),
    }
  }

  function teaserOf(topic: TopicText): TopicTeaser {
    const { slug, name, path, summary } = topic
    const stories = articles.filter(({ fields }) => fields.topic === slug).map(summarize)
    const minutes = stories.reduce((sum, story) => sum + story.minutes, 0)
    return {
      slug,
      name,
      path,
      summary,
      poster: posters.ofTopic(topic).ref,
      storyCount: stories.length,
      minutes,
    }
  }

  function storiesAbout(path: string): readonly ArticleSummary[] {
    // Editors list the places of a story by their importance in it.
    const turnIn = ({ fields: { places } }: AuthoredArticle): number =>
      places.findIndex((place) => `${placePath(place)}/`.startsWith(`${path}/`))
    const about = articles
      .filter((article) => turnIn(article) >= 0)
      .toSorted((one, other) => turnIn(one) - turnIn(other))
    return withoutAdjacentRepeats(about, MAX_RELATED, traitsOf).map(summarize)
  }

  function campaignOf({ path, fields, text }: AuthoredCampaign): CollectionRecord {
    const wanted = new Set(fields.places.map(({ place }) => place))
    const fitting = articles
      .filter(({ fields: { topic } }) => fields.topics.includes(topic))
      .map((article) => ({
        article,
        shared: article.fields.places.filter((place) => wanted.has(place)).length,
      }))
      .toSorted((one, other) => other.shared - one.shared)
    return {
      path,
      title: fields.title,
      summary: fields.summary,
      introductionHtml: text.html,
      articles: withoutAdjacentRepeats(
        fitting.map(({ article }) => article),
        MAX_IN_CAMPAIGN,
        traitsOf,
      ).map(summarize),
      places: fields.places.flatMap(({ place, when }) => {
        const found = links.find(placePath(place))
        return found === undefined ? [] : [{ place: summaryOf(found), when }]
      }),
    }
  }

  function textPageOf({ path, fields, text }: AuthoredTextPage): TextPageRecord {
    const trail = sources.textPages
      .filter((other) => path.startsWith(`${other.path}/`))
      .map((other): PageLink => ({ name: other.fields.title, path: other.path }))
    const { title, summary } = fields
    const { openingHtml, sections } = text
    const dates = { dates: textDatesOf(fields), modifiedOn: modifiedOn(fields) }
    const listed = photographsOn(path, sources)
    return { path, title, summary, trail, ...dates, openingHtml, sections, ...listed }
  }

  function artOf(topic: TopicText): ArtRecord {
    const { ref, traits } = posters.ofTopic(topic)
    return { poster: ref, posterTraits: traits }
  }

  const topics = sources.topics.map(teaserOf)
  return {
    articles,
    list: { topics, articles: articles.map(summarize) },
    recordOf,
    topicRecords: sources.topics.map((topic, index) => ({
      topic: topics[index] ?? teaserOf(topic),
      introductionHtml: topic.introductionHtml,
      articles: articles.filter(({ fields }) => fields.topic === topic.slug).map(summarize),
    })),
    storiesAbout,
    campaigns: sources.campaigns.map(campaignOf),
    textPages: sources.textPages.map(textPageOf),
    figureArt: Object.fromEntries(articles.flatMap((article) => figureArt(article, posters.refOf))),
    topicArt: Object.fromEntries(sources.topics.map((topic) => [topic.slug, artOf(topic)])),
  }
}
