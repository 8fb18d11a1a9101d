import { buildSite } from '#tools/build/build-site.ts'
import { runMain } from '#tools/command/run-main.ts'
import { applyLocalVariables } from './local-run/local-variables.ts'
import { serveUntilStopped } from './serve-build.ts'

await runMain(async () => {
  applyLocalVariables()
  await buildSite()
  await serveUntilStopped()
})
