import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAGE_KINDS } from '#test/support/node/page-kinds.ts'
import { findFreePorts } from '#tools/command/find-free-ports.ts'
import { serveBuild } from '#tools/develop/serve-build.ts'

const NU_VALIDATOR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/**
 * Fetches one page of each kind from the last build and validates them with the Nu HTML checker. Needs Java 11 or
 * newer.
 */
async function validatePages(): Promise<number> {
  process.env['PORT'] ??= String(await findFreePorts(8790))
  const site = await serveBuild()
  const folder = mkdtempSync(join(tmpdir(), 'fernway-html-'))
  try {
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      const response = await fetch(site.origin + path)
      writeFileSync(join(folder, `${kind.replaceAll(' ', '-')}.html`), await response.text())
    }
    const result = spawnSync('java', ['-jar', NU_VALIDATOR, '--errors-only', '--skip-non-html', folder], {
      stdio: 'inherit',
    })
    if (result.error !== undefined)
      console.error('The Nu HTML checker needs Java: install a runtime (Debian: default-jre-headless).')
    return result.status ?? 1
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const exitCode = await validatePages()
console.log(
  exitCode === 0
    ? `no error on ${Object.keys(PAGE_KINDS).length} kinds of pages`
    : 'the checker found errors',
)
process.exit(exitCode)
