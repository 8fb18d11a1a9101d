import type { TravelTopic } from '#src/catalogue/travel-topic.ts'
import { PAGE_NUMBERS } from '#src/http/rules/page-number.ts'
import type { PageRow } from '#src/site/page-row.ts'

export const STORIES_PAGE: PageRow = {
  path: '/articles',
  caching: 'public',
  cacheKeyQuery: { page: PAGE_NUMBERS },
  isInSitemap: true,
  name: 'Stories',
  otherNames: ['blog', 'magazine', 'news', 'story', 'topics', 'category'],
  samples: { stories: '/articles', 'stories, page two': '/articles?page=2' },
}

export const TOPIC_PAGE: PageRow = {
  path: '/articles/category/:topic',
  caching: 'public',
  isInSitemap: true,
  members: {
    '/articles/category/adventure-travel': ['hiking', 'trekking', 'outdoors', 'walking', 'climbing'],
    '/articles/category/art-and-culture': ['museums', 'history', 'architecture', 'culture'],
    '/articles/category/beaches': [],
    '/articles/category/family-travel': ['kids', 'children', 'families'],
    '/articles/category/festivals-and-events': [],
    '/articles/category/food-and-drink': ['restaurants', 'eating', 'cuisine', 'wine'],
    '/articles/category/romance': ['honeymoon', 'honeymoons', 'couples', 'weddings'],
    '/articles/category/road-trips': ['driving', 'drives'],
    '/articles/category/sustainable-travel': ['sustainability', 'green travel', 'ecotourism', 'eco travel'],
    '/articles/category/budget-travel': ['cheap', 'cheap travel', 'backpacking'],
    '/articles/category/wildlife-and-nature': ['animals', 'safari', 'national parks'],
  } satisfies Record<`/articles/category/${TravelTopic}`, readonly string[]>,
  samples: { topic: '/articles/category/adventure-travel' },
}

export const STORY_PAGE: PageRow = {
  path: '/articles/:slug',
  caching: 'public',
  isContentDriven: true,
  isInSitemap: true,
  samples: { story: '/articles/overland-track', 'story with plates': '/articles/a-night-in-a-ryokan' },
}

export const STORY_PAGES: readonly PageRow[] = [STORIES_PAGE, TOPIC_PAGE, STORY_PAGE]
