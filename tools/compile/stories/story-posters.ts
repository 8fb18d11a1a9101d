import type { PosterTraits } from '#art/poster-traits.ts'
import type { SceneName } from '#art/scenes.ts'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { TopicText } from '#tools/compile/lists/topic-texts.ts'
import type { PlaceLinks } from '#tools/compile/places/place-links.ts'
import { assignPosters } from '#tools/compile/posters/assign-posters.ts'
import type { PosterConstraints } from '#tools/compile/posters/choose-poster.ts'
import { createPosterRefs } from '#tools/compile/posters/poster-book.ts'
import type { AuthoredArticle } from './authored-articles.ts'
import type { GetPosterRef } from './story-figures.ts'

export type StoryPoster = { readonly traits: PosterTraits; readonly ref: PosterRef }

/** The posters of stories and of topics. */
export type StoryPosters = {
  readonly ofArticle: (article: AuthoredArticle) => StoryPoster
  readonly ofTopic: (topic: TopicText) => StoryPoster
  readonly refOf: GetPosterRef
}

function toStoryPosterConstraints({ path, fields }: AuthoredArticle, links: PlaceLinks): PosterConstraints {
  const place = links.find(`/destinations/${fields.places[0]}`)
  if (place === undefined) throw new Error(`${path} was not checked: its first place is unknown`)
  const { latitude, longitude, country, traits } = place
  const { scene, light = null, shows } = fields.poster
  return {
    id: path.slice(1),
    continent: country.continent,
    latitude,
    longitude,
    // A story about a place with the same scene shows the same touches: Venice its gondola, Marrakesh its snows.
    traits,
    shows: shows ?? (scene === place.scene ? place.shows : null),
    scene,
    light,
    ownsScene: false,
    isSynthetic: false,
  }
}

/** The poster of a topic is its scene as drawn. */
const traitsOfTopic = ({ slug, scene }: TopicText): PosterTraits => ({
  seed: `topics/${slug}`,
  scene: scene as SceneName,
  grade: 'as-drawn',
  isMirrored: false,
  disc: 'default',
})

/**
 * Chooses the posters of stories so that no two neighbours of the lists look alike (D7.6).
 * @param articles in the order of the list of all stories
 */
export function chooseStoryPosters(
  articles: readonly AuthoredArticle[],
  links: PlaceLinks,
  artHash: string,
): StoryPosters {
  const idOf = ({ path }: AuthoredArticle): string => path.slice(1)
  const byTopic = Map.groupBy(articles, ({ fields }) => fields.topic)
  const lists = [articles, ...byTopic.values()].map((list) => list.map(idOf))
  const constraints = articles.map((article) => toStoryPosterConstraints(article, links))
  const chosen = assignPosters(constraints, lists)
  const refOf = createPosterRefs(artHash)
  return {
    refOf,
    ofArticle(article) {
      const traits = chosen.get(idOf(article))
      if (traits === undefined) throw new Error(`${article.path} was not given a poster`)
      return { traits, ref: refOf(idOf(article), traits) }
    },
    ofTopic(topic) {
      const traits = traitsOfTopic(topic)
      return { traits, ref: refOf(traits.seed, traits) }
    },
  }
}
