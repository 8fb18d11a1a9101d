import { runMain } from '#tools/command/run-main.ts'
import { shareCompileCache } from './share-compile-cache.ts'

shareCompileCache()

await runMain(async () => {
  const { startSite } = await import('./start-site.ts')
  await startSite()
})
