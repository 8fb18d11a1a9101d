import { readArguments } from '#tools/command/read-arguments.ts'
import { runMain } from '#tools/command/run-main.ts'
import { applyMigrations } from './apply-migrations.ts'
import { createCloudflareApi } from './deployment/cloudflare-api.ts'
import { readDeploymentSettings } from './deployment/deployment-settings.ts'
import { assertLocalIsMeant, localStateDir } from './deployment/store-flags.ts'
import { rebuildLocalIndex } from './search/rebuild-local-index.ts'
import { rebuildRemoteIndex, SEARCH_BINDING } from './search/rebuild-remote-index.ts'

const { values } = readArguments('npm run search -- [--env NAME] [--force]', {
  options: { env: { type: 'string' }, force: { type: 'boolean', default: false } },
})

await runMain(async () => {
  if (values.env !== undefined) {
    const settings = readDeploymentSettings(values.env)
    const api = createCloudflareApi()
    const { exitCode, output } = await rebuildRemoteIndex(
      values.force,
      api,
      settings.ids[SEARCH_BINDING] ?? '',
    )
    console.log(output)
    process.exitCode = exitCode
    return
  }
  assertLocalIsMeant(values.env)
  const stateDir = localStateDir()
  await applyMigrations(stateDir, ['SEARCH'])
  const isNew = await rebuildLocalIndex(stateDir, values.force)
  console.log(isNew ? 'the search index was rebuilt' : 'the search index is up to date')
})
