import { runMain } from '#tools/command/run-main.ts'
import { localStateDir } from '#tools/operate/deployment/store-flags.ts'
import { shareCompileCache } from './share-compile-cache.ts'

shareCompileCache()

await runMain(async () => {
  const { fillStores } = await import('./local-run/fill-stores.ts')
  await fillStores(localStateDir())
})
