import { pickWords } from '#isomorphic/words/catalogue.ts'
import { findDestination, readMapBase } from '#src/catalogue/catalogue.ts'
import type { DestinationRecord, LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { DestinationPage } from '#src/guide/destination/pages/destination-page.tsx'
import { destinationData } from '#src/guide/destination/rules/destination-data.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { loadPhotographParts } from '#src/photographs/load-photograph-parts.ts'
import type { PhotographParts } from '#src/photographs/photograph-parts.tsx'
import { definePage, type Page } from '#src/site/define-page.ts'
import { DESTINATION_PAGE } from './destination-pages.ts'

type DestinationData = {
  readonly place: DestinationRecord
  readonly mapBase: LocatorBase | null
  readonly photograph: PhotographParts
}

/** `/destinations/{country}[/{region}][/{place}]`; a place under a wrong parent redirects to its address. */
export const DESTINATION_HANDLERS: readonly Page[] = [
  definePage<DestinationData>(DESTINATION_PAGE, {
    async read({ readShard, manifest, path, images: pictures, siteOrigin }) {
      const lookup = await findDestination(readShard, manifest.shardCount, path)
      if (lookup.kind === 'unknown') return null
      if (lookup.kind === 'moved') return { movedTo: lookup.path }
      const { place } = lookup
      const mapBase = place.map === null ? null : await readMapBase(readShard, place.map.baseId)
      const photograph = await loadPhotographParts(place, 'guide', { images: pictures, siteOrigin })
      return { place, mapBase, photograph }
    },
    head: ({ place, photograph }, { siteOrigin, locale }) => ({
      title: pickWords(DESTINATION_WORDS, locale).title(
        place.name,
        place.ancestors.at(-1)?.name ?? place.continent.name,
      ),
      description: place.summary,
      canonicalPath: place.path,
      languages: place.languages,
      structuredData: [...destinationData({ siteOrigin, locale }, place), ...photograph.data],
    }),
    view: ({ place, mapBase, photograph }, { site, images: pictures, siteOrigin, hasMapTiles }) => (
      <DestinationPage
        place={place}
        mapBase={mapBase}
        photograph={photograph.figure}
        hasMapTiles={hasMapTiles}
        site={site}
        images={pictures}
        origin={siteOrigin}
      />
    ),
    card: ({ place }) => ({ title: place.name, poster: place.poster }),
  }),
]
