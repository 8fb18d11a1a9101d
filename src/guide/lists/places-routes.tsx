import { Hono } from 'hono'
import { readContinent, readPlaces } from '#src/catalogue/catalogue.ts'
import { parseContinentSlug } from '#src/catalogue/continent-slug.ts'
import { ContinentPage } from '#src/guide/lists/pages/continent-page.tsx'
import { PlacesPage } from '#src/guide/lists/pages/places-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { continentData } from '#src/site/structured-data.ts'

/** `/places` and `/{continent}/places`. */
export function placesRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/places', async (c) => {
      const places = await readPlaces(c.get('readShard'))
      if (places === null) return c.notFound()
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const description = `${places.placeCount} countries, regions and cities on ten continents, from the obvious to the far end of the ferry line.`
      const head = { title: 'Destinations', description, canonicalPath: '/places' }
      return c.render(<PlacesPage places={places} />, { head })
    })
    .get('/:continent/places', async (c) => {
      const slug = parseContinentSlug(c.req.param('continent'))
      const continent = slug === null ? null : await readContinent(c.get('readShard'), slug)
      if (continent === null) return c.notFound()
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const head = {
        title: `${continent.name}: places`,
        description: continent.summary,
        canonicalPath: continent.path,
        structuredData: continentData(c.get('config').siteOrigin, continent),
      }
      return c.render(<ContinentPage continent={continent} />, { head })
    })
}
