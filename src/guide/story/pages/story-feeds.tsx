import { useWords } from '#isomorphic/words/use-words.ts'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'

/** Links to the feeds of all stories. */
export function StoryFeeds() {
  const words = useWords(STORY_WORDS)
  return <p className="meta">{words.feeds('/feeds/articles.atom', '/feeds/articles.rss')}</p>
}
