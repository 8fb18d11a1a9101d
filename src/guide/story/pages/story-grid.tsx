import type { ArticleSummary } from '#src/catalogue/story-summary.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { StoryCard } from './story-card.tsx'

type StoryCardsProps = { readonly stories: readonly ArticleSummary[] }

export function StoryCards({ stories }: StoryCardsProps) {
  return stories.map((story) => (
    <li key={story.path}>
      <StoryCard story={story} />
    </li>
  ))
}

export type StoryGridProps = StoryCardsProps & { readonly html?: string | undefined }

/** A grid of stories: three columns on desktop, one on a phone. */
export function StoryGrid({ stories, html }: StoryGridProps) {
  return (
    <CompiledElement as="ul" className="story-grid" html={html}>
      <StoryCards stories={stories} />
    </CompiledElement>
  )
}
