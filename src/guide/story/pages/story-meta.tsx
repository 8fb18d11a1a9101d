import type { ArticleSummary } from '#src/catalogue/story-summary.ts'

/** What a story is about and how long it takes, for the line below or above its title. */
export function StoryMeta({ story }: { readonly story: ArticleSummary }) {
  return (
    <p className="meta">
      {story.topic.name} · {story.minutes} minute read
    </p>
  )
}
