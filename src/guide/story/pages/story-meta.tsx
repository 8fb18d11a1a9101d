import type { ArticleSummary } from '#src/catalogue/story-summary.ts'

/** Topic and reading time of a story, for the line below or above its title. */
export function StoryMeta({ story }: { readonly story: ArticleSummary }) {
  return (
    <p className="meta">
      {story.topic.name} · {story.minutes} minute read
    </p>
  )
}
