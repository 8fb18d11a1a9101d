import { useTextLanguage } from '#isomorphic/words/use-words.ts'
import type { ArticleSummary } from '#src/catalogue/story-summary.ts'
import { Poster } from '#src/site/components/poster.tsx'
import { StoryMeta } from './story-meta.tsx'

export type StoryCardProps = {
  readonly story: ArticleSummary
  /** The lead story of a page: larger and with its summary. */
  readonly isLead?: boolean
}

/** A story card without a frame: art, title and topic. The title comes first in the source, the art first on screen. */
export function StoryCard({ story, isLead = false }: StoryCardProps) {
  const langOf = useTextLanguage()
  return (
    <article className="story">
      <a className="story-link" href={story.path}>
        <h3 className={isLead ? 'h2' : 'h3'} lang={langOf(story.title)}>
          {story.title}
        </h3>
        <Poster poster={story.poster} ratio="16x9" grain={isLead ? 'print' : 'card'} isDecorative />
      </a>
      {isLead && (
        <p className="lead" lang={langOf(story.summary)}>
          {story.summary}
        </p>
      )}
      <StoryMeta story={story} />
    </article>
  )
}
