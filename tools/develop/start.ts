import { buildSite } from '#tools/build/build-site.ts'
import { endWithLine } from '#tools/command/end-with-line.ts'
import { takeLocalVariables } from './local-run/local-variables.ts'
import { serveUntilStopped } from './serve-build.ts'

await endWithLine(async () => {
  takeLocalVariables()
  await buildSite()
  await serveUntilStopped()
})
