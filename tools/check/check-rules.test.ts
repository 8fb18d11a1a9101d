import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { programArguments } from '#tools/command/program-arguments.ts'
import type { CheckStep } from './check-steps.ts'
import { findLongFiles, overfullFolders } from './file-size.ts'
import { runChecks } from './run-checks.ts'

const step = (name: string, run: CheckStep['run']): CheckStep => ({ name, run })

/** A separate repository: files that come and go in this one would confuse tests that read all of it. */
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-rules-'))
  spawnSync('git', ['init', '-q'], { cwd: folder })
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('runChecks', () => {
  it('continues after a check that cannot run, and counts it as failed', async () => {
    const tally = await runChecks([
      [step('found something', async () => ({ exitCode: 1, output: 'src/a.ts: wrong' }))],
      [
        step('cannot run', () => Promise.reject(new Error('there is no worker in dist'))),
        step('cannot begin', () => {
          throw new Error('needs git')
        }),
        step('fine', async () => ({ exitCode: 0, output: '' })),
      ],
    ])
    expect(tally).toEqual({ passed: 1, failed: 3 })
  })
})

describe('findLongFiles and overfullFolders', () => {
  it.each(['giant.ts', 'größe.ts'])('reports %s with 400 lines', (path) => {
    writeFileSync(join(folder, path), '// line\n'.repeat(400))
    writeFileSync(join(folder, 'short.ts'), '// line\n'.repeat(200))
    expect(findLongFiles(folder)).toEqual([`${path}: 400 lines; the limit is 200, split it by purpose`])
  })

  it('reports a folder of 41 files', () => {
    const paths = Array.from({ length: 41 }, (_, index) => `src/search/file-${index}.ts`)
    expect(overfullFolders(paths)).toEqual([
      'src/search: 41 files; the limit is 40, group them in subfolders',
    ])
    expect(overfullFolders(paths.slice(1))).toEqual([])
  })
})

describe('the linter', () => {
  it('rejects a cycle of type imports', () => {
    const biome = programArguments('biome').map((argument) => resolve(argument))
    copyFileSync('biome.json', join(folder, 'biome.json'))
    writeFileSync(join(folder, '.gitignore'), 'node_modules\n')
    writeFileSync(
      join(folder, 'a.ts'),
      "import type { B } from './b.ts'\n\nexport type A = { readonly b: B }\n",
    )
    writeFileSync(
      join(folder, 'b.ts'),
      "import type { A } from './a.ts'\n\nexport type B = { readonly a: A }\n",
    )
    const lint = [...biome, 'lint', '--colors=off', 'a.ts', 'b.ts']
    const result = spawnSync(process.execPath, lint, { cwd: folder, encoding: 'utf8' })
    expect(result.status).not.toBe(0)
    expect(result.stdout + result.stderr).toContain('noImportCycles')
  })
})
