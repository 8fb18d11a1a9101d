import type { PosterRef } from '#client/shared/poster-address.ts'
import type { CoreCatalogue } from './core-catalogue.ts'

/** The poster of a place that the bundled part of the catalogue holds, else the home page's own. */
export function findPlacePoster(core: CoreCatalogue, id: string): PosterRef {
  return core.items.find((item) => item.poster.id === id)?.poster ?? core.home.hero.poster
}
