import { buildSite } from '#tools/build/build-site.ts'
import { serveUntilStopped } from './serve-build.ts'

await buildSite()
await serveUntilStopped()
