import { seedFromText } from '#art/drawing/random.ts'
import type { TravelTopic } from '#src/catalogue/travel-topic.ts'
import { TRAVEL_TOPICS } from '#src/catalogue/travel-topic.ts'
import type { AuthoredArticle } from './authored-articles.ts'

const dateOf = ({ fields }: AuthoredArticle): string => fields.published

/** A deterministic shuffle, so that stories of one day are not in alphabetical order. */
const byShuffle = (one: AuthoredArticle, other: AuthoredArticle): number =>
  seedFromText(one.slug) - seedFromText(other.slug) || (one.slug < other.slug ? -1 : 1)

/** Newest first; the stories of one day alternate by topic. */
export function sortStories(articles: readonly AuthoredArticle[]): readonly AuthoredArticle[] {
  const turns = new Map<string, number>()
  const placed = articles.toSorted(byShuffle).map((article) => {
    const key = `${dateOf(article)} ${article.fields.topic}`
    const turn = (turns.get(key) ?? 0) + 1
    turns.set(key, turn)
    return { article, turn }
  })
  const orderOf = (topic: TravelTopic): number => TRAVEL_TOPICS.indexOf(topic)
  return placed
    .toSorted(
      (one, other) =>
        dateOf(other.article).localeCompare(dateOf(one.article)) ||
        one.turn - other.turn ||
        orderOf(one.article.fields.topic) - orderOf(other.article.fields.topic),
    )
    .map(({ article }) => article)
}
