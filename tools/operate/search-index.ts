import { readArguments } from '#tools/command/read-arguments.ts'
import { applyMigrations } from './apply-migrations.ts'
import { DEPLOYMENT_CONFIG, writeDeploymentConfig } from './deployment/deployment-config.ts'
import { readDeploymentSettings } from './deployment/deployment-settings.ts'
import { fillLocalIndex } from './search/fill-local-index.ts'
import { fillRemoteIndex } from './search/fill-remote-index.ts'

const { values } = readArguments('npm run search -- [--env NAME] [--force]', {
  options: { env: { type: 'string' }, force: { type: 'boolean', default: false } },
})

if (values.env !== undefined) {
  writeDeploymentConfig(readDeploymentSettings(values.env))
  const { exitCode, output } = await fillRemoteIndex(values.force, DEPLOYMENT_CONFIG)
  console.log(output)
  process.exitCode = exitCode
} else {
  const stateDir = process.env['STATE_DIR'] ?? '.wrangler/state'
  applyMigrations(stateDir)
  const isNew = await fillLocalIndex(stateDir, values.force)
  console.log(isNew ? 'the search index was filled' : 'the search index is of this content already')
}
