import type { ArticleSummary } from '#src/catalogue/story-summary.ts'
import { StoryCard } from './story-card.tsx'

export type StoryGridProps = { readonly stories: readonly ArticleSummary[] }

/** Stories side by side: three in a row on a desk, one on a phone. */
export function StoryGrid({ stories }: StoryGridProps) {
  return (
    <ul className="story-grid">
      {stories.map((story) => (
        <li key={story.path}>
          <StoryCard story={story} />
        </li>
      ))}
    </ul>
  )
}
