import { runMain } from '#tools/command/run-main.ts'
import { shareCompileCache } from './share-compile-cache.ts'

shareCompileCache()

await runMain(async () => {
  const { serveSources } = await import('./serve-sources.ts')
  await serveSources()
})
