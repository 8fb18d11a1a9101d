import core from '#generated/catalogue-core.json'
import manifest from '#generated/catalogue-manifest.json'
import site from '#generated/site.json'
import { createApp } from './app.tsx'
import type { CoreCatalogue } from './catalogue/core-catalogue.ts'
import type { SiteData } from './catalogue/site-types.ts'
import type { Bindings } from './env.ts'
import { answerLastResort } from './middleware/last-resort.ts'

const app = createApp({
  catalogue: { manifest, core: core as unknown as CoreCatalogue },
  site: site as unknown as SiteData,
  cachesPages: import.meta.env.MODE !== 'development',
  fetch: (address, init) => fetch(address, init),
  nowMs: () => Date.now(),
})

export default {
  fetch: (request, env, context) => answerLastResort(() => app.fetch(request, env, context)),
} satisfies ExportedHandler<Bindings>
