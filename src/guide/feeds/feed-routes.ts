import { Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { readArticles } from '#src/catalogue/stories.ts'
import { FEEDS_WORDS } from '#src/guide/feeds/words/feeds-words.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { atomFeed, type Feed, type FeedEntry, rssFeed } from './feed.ts'

const MAX_FEED_ENTRIES = 30
const CACHE_CONTROL = 'public, max-age=3600'

const FORMATS = {
  '/feeds/articles.rss': { type: 'application/rss+xml; charset=utf-8', write: rssFeed },
  '/feeds/articles.atom': { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
} as const

/** RSS and Atom feeds of the newest stories. */
export function feedRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  for (const [feedPath, { type, write }] of Object.entries(FORMATS)) {
    routes.get(feedPath, async (c) => {
      const list = await readArticles(c.get('readShard'))
      if (list === null) throw new UnavailableError('stories')
      const locale = c.get('locale')
      const entries = list.articles.slice(0, MAX_FEED_ENTRIES).map((story): FeedEntry => {
        return { ...story, path: localiseHref(locale, story.path), topic: story.topic.name }
      })
      const feed: Feed = {
        ...pickWords(FEEDS_WORDS, locale),
        locale,
        siteOrigin: c.get('config').siteOrigin,
        pagePath: localiseHref(locale, '/articles'),
        feedPath: localiseHref(locale, feedPath),
        entries,
      }
      return c.body(write(feed), 200, { 'content-type': type, 'cache-control': CACHE_CONTROL })
    })
  }
  return routes
}
