import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { PageLink } from './page-link.ts'
import type { TravelTopic } from './travel-topic.ts'

/** What a card or a list row needs to know of a story. */
export type ArticleSummary = {
  readonly title: string
  readonly path: string
  readonly summary: string
  readonly topic: PageLink
  /** ISO date. */
  readonly publishedOn: string
  readonly minutes: number
  readonly poster: PosterRef
}

/** A stamp: a topic, its art, how many stories it has and how long they take to read. */
export type TopicTeaser = PageLink & {
  readonly slug: TravelTopic
  readonly summary: string
  readonly poster: PosterRef
  readonly storyCount: number
  readonly minutes: number
}
