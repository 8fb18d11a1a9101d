/** Links to the feeds of all stories. */
export function StoryFeeds() {
  return (
    <p className="meta">
      New stories by feed: <a href="/feeds/articles.atom">Atom</a>, <a href="/feeds/articles.rss">RSS</a>
    </p>
  )
}
