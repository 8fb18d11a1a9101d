import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { PageLink } from './page-link.ts'
import type { TravelTopic } from './travel-topic.ts'

/** The data of a story that a card or a list row needs. */
export type ArticleSummary = {
  readonly title: string
  readonly path: string
  readonly summary: string
  readonly topic: PageLink
  /** ISO date. */
  readonly publishedOn: string
  /** ISO date of the newest check, if it is later. */
  readonly checkedOn?: string
  readonly minutes: number
  readonly poster: PosterRef
}

/** A topic with its poster, its number of stories and their total reading time. */
export type TopicTeaser = PageLink & {
  readonly slug: TravelTopic
  readonly summary: string
  readonly poster: PosterRef
  readonly storyCount: number
  readonly minutes: number
}
