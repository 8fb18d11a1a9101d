import { useWords } from '#isomorphic/words/use-words.ts'
import type { ArticleSummary } from '#src/catalogue/story-summary.ts'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'

/** Topic and reading time of a story, for the line below or above its title. */
export function StoryMeta({ story }: { readonly story: ArticleSummary }) {
  const words = useWords(STORY_WORDS)
  return <p className="meta">{`${story.topic.name} · ${words.minutes(story.minutes)}`}</p>
}
