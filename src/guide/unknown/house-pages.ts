import type { PageLink } from '#src/catalogue/page-link.ts'

export type HousePage = PageLink & {
  /** Names under which the page is looked for, here or on other sites. */
  readonly aliases: readonly string[]
}

/** Pages of the site that no file of `content` makes, for addresses that nearly lead there. */
export const HOUSE_PAGES: readonly HousePage[] = [
  { name: 'Front page', path: '/', aliases: ['index', 'homepage', 'default'] },
  { name: 'Destinations', path: '/places', aliases: ['countries', 'regions', 'cities', 'continents', 'map'] },
  { name: 'Best in Travel', path: '/best-in-travel', aliases: ['best', 'top destinations', 'best of'] },
  {
    name: 'Stories',
    path: '/articles',
    aliases: ['blog', 'magazine', 'news', 'story', 'topics', 'category'],
  },
  { name: 'Search', path: '/search', aliases: ['find'] },
  { name: 'Newsletter', path: '/newsletter', aliases: ['subscribe', 'unsubscribe', 'sign up', 'signup'] },
  { name: 'All pages', path: '/sitemaps', aliases: ['sitemap', 'site map'] },
  { name: 'Saves', path: '/profile/saves', aliases: ['saved', 'favourites', 'favorites', 'wishlist'] },
  { name: 'Your account', path: '/profile', aliases: ['account', 'login', 'log in', 'sign in', 'signin'] },
  { name: 'Cookie settings', path: '/cookie-settings', aliases: ['cookies', 'cookie policy', 'consent'] },
  { name: 'About us', path: '/about', aliases: ['contact', 'contact us', 'team', 'imprint', 'impressum'] },
  { name: 'Feed of stories', path: '/feeds/articles.rss', aliases: ['feed', 'feeds', 'rss', 'atom'] },
]
