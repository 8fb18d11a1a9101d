import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuildUpToDate } from '#tools/build/build-fingerprint.ts'
import { buildSite } from '#tools/build/build-site.ts'
import { buildTarget } from '#tools/build/build-target.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { runMain } from '#tools/command/run-main.ts'
import { rebuildLocalIndex } from '#tools/operate/search/rebuild-local-index.ts'
import { applyMigrations } from './apply-migrations.ts'

const BUILT_CONFIG = 'dist/worker/wrangler.json'

/**
 * Builds when a source has changed, applies every migration to an empty database, fills its search index, and lets
 * wrangler check everything except the upload.
 */
await runMain(async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'fernway-deploy-'))
  try {
    // Fault injection is never deployed, whatever the environment says.
    delete process.env['FAULT_INJECTION']
    if (!isBuildUpToDate(process.cwd(), buildTarget().folder, 0)) await buildSite()
    await applyMigrations(stateDir)
    await rebuildLocalIndex(stateDir)
    const { exitCode, output } = await runCommand('wrangler', [
      'deploy',
      '--dry-run',
      '--config',
      BUILT_CONFIG,
    ])
    if (exitCode !== 0) throw new Error(output)
  } finally {
    rmSync(stateDir, { recursive: true, force: true })
  }
})
