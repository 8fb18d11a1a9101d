import frontData from '#generated/catalogue-front.json'
import manifest from '#generated/catalogue-manifest.json'
import siteData from '#generated/site.json'
import type { CatalogueFiles } from '#src/catalogue/catalogue-reader.ts'
import { createFallbackLoader } from '#src/catalogue/fallback-catalogue-loader.ts'
import type { FrontCatalogue } from '#src/catalogue/front-catalogue.ts'
import type { PackedCore } from '#src/catalogue/packed-core.ts'
import type { SiteData } from '#src/site/site-types.ts'

const front = frontData as unknown as FrontCatalogue

/** The compiled content that is bundled with the worker; the compiler has validated it (docs/adr/0003). */
export const compiledSite: { readonly catalogue: CatalogueFiles; readonly site: SiteData } = {
  catalogue: {
    manifest,
    front,
    loadFallback: createFallbackLoader(front, manifest, async () => {
      const { default: packed } = await import('#generated/catalogue-core.json')
      return packed as unknown as PackedCore
    }),
  },
  site: siteData as unknown as SiteData,
}
