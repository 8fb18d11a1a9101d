import { pickWords } from '#isomorphic/words/catalogue.ts'
import { findCollection, readSiteIndex, readTextPages } from '#src/catalogue/stories.ts'
import { INFORMATION_WORDS } from '#src/guide/information/words/information-words.ts'
import { storyListData } from '#src/guide/story/story-data.ts'
import { loadPhotographList } from '#src/photographs/load-photograph-parts.ts'
import { PageStylesheet } from '#src/site/components/page-stylesheet.tsx'
import { TextPage } from '#src/site/components/text-page.tsx'
import { definePage, type Page } from '#src/site/define-page.ts'
import { breadcrumbData, placeListData } from '#src/site/structured-data.ts'
import { CollectionPage } from './collection-page.tsx'
import { COLLECTION_PAGE, SITE_INDEX_PAGE, TEXT_PAGES } from './information-pages.ts'
import { SiteIndexPage } from './site-index-page.tsx'

/** Handlers of text pages, `/campaigns/{slug}` and `/sitemaps`. */
export const INFORMATION_HANDLERS: readonly Page[] = [
  ...TEXT_PAGES.map((row) =>
    definePage(row, {
      async read({ readShard, path }) {
        const page = (await readTextPages(readShard))?.find((one) => one.path === path) ?? null
        return page && { page, photographs: await loadPhotographList(page.photographs) }
      },
      head: ({ page }, base) => ({
        title: page.title,
        description: page.summary,
        canonicalPath: page.path,
        languages: page.languages,
        structuredData:
          page.trail.length === 0
            ? []
            : [breadcrumbData(base, page.trail, { name: page.title, path: page.path })],
      }),
      view: ({ page, photographs }, { contactAddress }) => (
        <TextPage
          page={page}
          closing={
            photographs !== null && (
              <>
                <PageStylesheet name="guide" />
                {photographs}
              </>
            )
          }
          contactAddress={contactAddress}
        />
      ),
      // Text pages have no poster and share that of the home page.
      card: ({ page: { title } }, { front }) => ({ title, poster: front.art.home }),
    }),
  ),
  definePage(COLLECTION_PAGE, {
    read: ({ readShard, path }) => findCollection(readShard, path),
    head({ title, summary, path, places, articles, languages }, base) {
      const words = pickWords(INFORMATION_WORDS, base.locale).collection
      return {
        title,
        description: summary,
        canonicalPath: path,
        languages,
        structuredData: [
          placeListData(
            base,
            words.placesOf(title),
            places.map(({ place }) => place),
          ),
          ...storyListData(base, words.storiesOf(title), articles),
        ],
      }
    },
    view: (campaign) => <CollectionPage collection={campaign} />,
    card: ({ title, places }, { front }) => ({ title, poster: places[0]?.place.poster ?? front.art.home }),
  }),
  definePage(SITE_INDEX_PAGE, {
    read: ({ readShard }) => readSiteIndex(readShard),
    head(_index, { locale }) {
      const { title, description } = pickWords(INFORMATION_WORDS, locale).index
      return { title, description, canonicalPath: '/sitemaps' }
    },
    view: (index) => <SiteIndexPage index={index} />,
    card: (_index, { front, locale }) => ({
      title: pickWords(INFORMATION_WORDS, locale).index.title,
      poster: front.art.home,
    }),
  }),
]
