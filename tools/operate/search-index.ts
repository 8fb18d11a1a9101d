import { readArguments } from '#tools/command/read-arguments.ts'
import { applyMigrations } from './apply-migrations.ts'
import { fillLocalIndex } from './search/fill-local-index.ts'
import { fillRemoteIndex } from './search/fill-remote-index.ts'

const { values } = readArguments('npm run search -- [--remote] [--force]', {
  options: { remote: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
})

if (values.remote) {
  const { exitCode, output } = await fillRemoteIndex(values.force)
  console.log(output)
  process.exitCode = exitCode
} else {
  const stateDir = process.env['STATE_DIR'] ?? '.wrangler/state'
  applyMigrations(stateDir, ['SEARCH'])
  const isNew = await fillLocalIndex(stateDir, values.force)
  console.log(isNew ? 'the search index was filled' : 'the search index is of this content already')
}
