import { findCollection, readSiteIndex, readTextPages } from '#src/catalogue/stories.ts'
import { storyListData } from '#src/guide/story/story-data.ts'
import { TextPage } from '#src/site/components/text-page.tsx'
import { definePage, type Page } from '#src/site/define-page.ts'
import { breadcrumbData, placeListData } from '#src/site/structured-data.ts'
import { CollectionPage } from './collection-page.tsx'
import { COLLECTION_PAGE, SITE_INDEX_PAGE, TEXT_PAGES } from './information-pages.ts'
import { SiteIndexPage } from './site-index-page.tsx'

const INDEX_TITLE = 'Everything, A to Z'
const INDEX_DESCRIPTION =
  'All of Fernway on one page: every country and written place by continent, every story by topic, and the pages about the guide.'

/** Handlers of text pages, `/campaigns/{slug}` and `/sitemaps`. */
export const INFORMATION_HANDLERS: readonly Page[] = [
  ...TEXT_PAGES.map((row) =>
    definePage(row, {
      read: async ({ readShard, path }) =>
        (await readTextPages(readShard))?.find((page) => page.path === path) ?? null,
      head: (page, { siteOrigin }) => ({
        title: page.title,
        description: page.summary,
        canonicalPath: page.path,
        structuredData:
          page.trail.length === 0
            ? []
            : [breadcrumbData(siteOrigin, page.trail, { name: page.title, path: page.path })],
      }),
      view: (page, { contactAddress }) => <TextPage page={page} contactAddress={contactAddress} />,
      // Text pages have no poster and share that of the home page.
      card: ({ title }, { front }) => ({ title, poster: front.art.home }),
    }),
  ),
  definePage(COLLECTION_PAGE, {
    read: ({ readShard, path }) => findCollection(readShard, path),
    head: ({ title, summary, path, places, articles }, { siteOrigin }) => ({
      title,
      description: summary,
      canonicalPath: path,
      structuredData: [
        placeListData(
          siteOrigin,
          `${title}: where`,
          places.map(({ place }) => place),
        ),
        ...storyListData(siteOrigin, `${title}: stories`, articles),
      ],
    }),
    view: (campaign) => <CollectionPage collection={campaign} />,
    card: ({ title, places }, { front }) => ({ title, poster: places[0]?.place.poster ?? front.art.home }),
  }),
  definePage(SITE_INDEX_PAGE, {
    read: ({ readShard }) => readSiteIndex(readShard),
    head: () => ({ title: INDEX_TITLE, description: INDEX_DESCRIPTION, canonicalPath: '/sitemaps' }),
    view: (index) => <SiteIndexPage index={index} />,
    card: (_index, { front }) => ({ title: INDEX_TITLE, poster: front.art.home }),
  }),
]
