import { buildSite } from './build-site.ts'
import { serveUntilStopped } from './serve-build.ts'

await buildSite()
await serveUntilStopped()
