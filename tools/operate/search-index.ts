import { endWithLine } from '#tools/command/end-with-line.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { applyMigrations } from './apply-migrations.ts'
import { openCloudflare } from './deployment/cloudflare-api.ts'
import { readDeploymentSettings } from './deployment/deployment-settings.ts'
import { localStateDir } from './deployment/stores-place.ts'
import { fillLocalIndex } from './search/fill-local-index.ts'
import { fillRemoteIndex, SEARCH_BINDING } from './search/fill-remote-index.ts'

const { values } = readArguments('npm run search -- [--env NAME] [--force]', {
  options: { env: { type: 'string' }, force: { type: 'boolean', default: false } },
})

await endWithLine(async () => {
  if (values.env !== undefined) {
    const settings = readDeploymentSettings(values.env)
    const api = openCloudflare()
    const { exitCode, output } = await fillRemoteIndex(values.force, api, settings.ids[SEARCH_BINDING] ?? '')
    console.log(output)
    process.exitCode = exitCode
    return
  }
  const stateDir = localStateDir()
  await applyMigrations(stateDir, ['SEARCH'])
  const isNew = await fillLocalIndex(stateDir, values.force)
  console.log(isNew ? 'the search index was filled' : 'the search index is of this content already')
})
