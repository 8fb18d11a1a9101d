import { useWords } from '#isomorphic/words/use-words.ts'
import type { ArticleSummary } from '#src/catalogue/story-summary.ts'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { StoryCard } from './story-card.tsx'

export type StoryLeadProps = {
  readonly stories: readonly ArticleSummary[]
  readonly html?: string | undefined
}

const MAX_ROWS = 3

function StoryRow({ story }: { readonly story: ArticleSummary }) {
  const words = useWords(STORY_WORDS)
  return (
    <article className="story-row">
      <p className="meta">{story.topic.name}</p>
      <h3 className="h3">
        <a href={story.path}>{story.title}</a>
      </h3>
      <p className="meta">{words.minutes(story.minutes)}</p>
      <Poster poster={story.poster} ratio="1x1" grain="thumb" isDecorative />
    </article>
  )
}

/** One large story and up to three beside it as rows. */
export function StoryLeadItems({ stories }: { readonly stories: readonly ArticleSummary[] }) {
  const [first, ...rest] = stories
  if (first === undefined) return null
  return (
    <>
      <div>
        <StoryCard story={first} isLead />
      </div>
      <ul className="story-rows">
        {rest.slice(0, MAX_ROWS).map((story) => (
          <li key={story.path}>
            <StoryRow story={story} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The newest stories; the first is the lead story (D6.9). */
export function StoryLead({ stories, html }: StoryLeadProps) {
  return stories.length === 0 ? null : (
    <CompiledElement as="div" className="split" html={html}>
      <StoryLeadItems stories={stories} />
    </CompiledElement>
  )
}
