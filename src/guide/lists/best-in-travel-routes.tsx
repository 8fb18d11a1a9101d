import { Hono } from 'hono'
import { readBestInTravel } from '#src/catalogue/catalogue.ts'
import { parseTravelCategory, TRAVEL_CATEGORY_NAMES } from '#src/catalogue/travel-category.ts'
import { BestInTravelPage } from '#src/guide/lists/pages/best-in-travel-page.tsx'
import { categoryPath } from '#src/guide/lists/pages/category-links.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { placeListData } from '#src/site/structured-data.ts'

const DESCRIPTION =
  'Places that will reward the effort in the year ahead: countries, regions, cities, sustainable trips and good value, each with its own guide.'

/** `/best-in-travel`, narrowed by `?category=`; a category that does not exist is 404. */
export function bestInTravelRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/best-in-travel', async (c) => {
    const [wanted, another] = c.req.queries('category') ?? []
    const category = wanted === undefined ? null : parseTravelCategory(wanted)
    const isUnknown = another !== undefined || (wanted !== undefined && category === null)
    const list = isUnknown ? null : await readBestInTravel(c.get('readShard'))
    const entries = list?.entries.filter((entry) => category === null || entry.category === category) ?? []
    if (list === null || entries.length === 0) return c.notFound()
    c.header('cache-control', PAGE_CACHE_CONTROL)
    const title = category === null ? 'Best in Travel' : `Best in Travel: ${TRAVEL_CATEGORY_NAMES[category]}`
    const names = entries.slice(0, 3).map(({ place }) => place.name)
    const { siteOrigin } = c.get('config')
    const head = {
      title,
      description:
        category === null
          ? DESCRIPTION
          : `${title}: ${names.join(', ')}${entries.length > names.length ? ' and more' : ''}. When to go, how to get about and three ways to spend your days.`,
      canonicalPath: categoryPath(category),
      structuredData: [
        placeListData(
          siteOrigin,
          title,
          entries.map(({ place }) => place),
        ),
      ],
    }
    const page = <BestInTravelPage entries={entries} category={category} total={list.entries.length} />
    return c.render(page, { head })
  })
}
