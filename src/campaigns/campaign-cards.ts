import { foldText } from '#isomorphic/search/fold-text.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { CampaignCard } from '#src/campaigns/rules/campaign-blocks.ts'
import { findDestination } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { findArticle, readArticles } from '#src/catalogue/stories.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import { cardAddress, type PageCard } from '#src/site/page-card.ts'
import { CAMPAIGN_MAIL_WORDS } from './mails/words/campaign-mail-words.ts'

/** Sources of the cards in a campaign. */
export type CardSources = {
  /** Language of the cards. */
  readonly locale: Locale
  /** Reads English records, whatever the language of the cards. */
  readonly readShard: ReadShard
  readonly manifest: CatalogueManifest
  /** The social card of a page; null for a page without one. */
  readonly findCard: (path: string) => Promise<PageCard | null>
}

type CampaignCardText = Pick<CampaignCard, 'title' | 'summary' | 'kind'>

async function findCardText(
  { locale, readShard: readEnglish, manifest }: CardSources,
  path: string,
): Promise<CampaignCardText | null> {
  const readShard: ReadShard = async <T>(name: string, entry?: string) =>
    localiseContent(locale, await readEnglish<T>(name, entry))
  const { cards } = pickWords(CAMPAIGN_MAIL_WORDS, locale)
  if (path.startsWith('/articles/')) {
    const story = await findArticle(readShard, manifest.storyShardCount, lastSegment(path))
    if (story === null || story.path !== path) return null
    return { title: story.title, summary: story.summary, kind: cards.story(story.topic.name) }
  }
  const result = await findDestination(readShard, manifest.shardCount, path)
  if (result.kind !== 'found') return null
  const { name, summary, kind, ancestors, continent } = result.place
  return { title: name, summary, kind: cards[kind](ancestors.at(-1)?.name ?? continent.name) }
}

/** The card of a guide or a story; null for any other path. Throws as reading shards does. */
export async function findCampaignCard(sources: CardSources, path: string): Promise<CampaignCard | null> {
  const [text, card] = await Promise.all([findCardText(sources, path), sources.findCard(path)])
  if (text === null || card === null) return null
  const { alt } = localiseContent(sources.locale, { alt: card.poster.alt })
  return { ...text, path, picture: cardAddress(card), alt }
}

/** A guide or a story that can be added as a card. */
export type CardChoice = { readonly path: string; readonly title: string; readonly kind: string }

const MAX_CHOICES = 8

/**
 * Finds guides and stories whose title contains every word of the query.
 * @param findPlaces finds places by a name in any language
 */
export async function findCardChoices(
  { readShard, locale }: Pick<CardSources, 'readShard' | 'locale'>,
  query: string,
  findPlaces: (
    query: string,
    limit: number,
  ) => Promise<readonly { readonly path: string; readonly name: string; readonly parentName: string }[]>,
): Promise<readonly CardChoice[]> {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const { cards } = pickWords(CAMPAIGN_MAIL_WORDS, locale)
  const [places, stories] = await Promise.all([findPlaces(query, MAX_CHOICES), readArticles(readShard)])
  const matches = (stories?.articles ?? []).filter(({ title }) => {
    const folded = ` ${foldText(title)}`
    return words.every((word) => folded.includes(` ${word}`))
  })
  return [
    ...places.map(({ path, name, parentName }) => ({ path, title: name, kind: parentName })),
    ...matches
      .slice(0, MAX_CHOICES)
      .map(({ path, title, topic }) => ({ path, title, kind: cards.story(topic.name) })),
  ]
}
