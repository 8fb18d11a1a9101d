import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { programArguments } from '#tools/command/program-arguments.ts'
import type { CheckStep } from './check-steps.ts'
import { findLongFiles, overfullFolders } from './file-size.ts'
import { runChecks } from './run-checks.ts'

const step = (name: string, run: CheckStep['run']): CheckStep => ({ name, run })

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
  it.each(['art/planted-giant.ts', 'art/planted-größe.ts'])('reports %s with 400 lines', (path) => {
    writeFileSync(path, '// line\n'.repeat(400))
    try {
      expect(findLongFiles()).toEqual([`${path}: 400 lines; the limit is 200, split it by purpose`])
    } finally {
      rmSync(path)
    }
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
    const paths = ['src/search/planted-a.ts', 'src/search/planted-b.ts'] as const
    writeFileSync(paths[0], "import type { B } from './planted-b.ts'\n\nexport type A = { readonly b: B }\n")
    writeFileSync(paths[1], "import type { A } from './planted-a.ts'\n\nexport type B = { readonly a: A }\n")
    try {
      const biome = [...programArguments('biome'), 'lint', '--colors=off', ...paths]
      const result = spawnSync(process.execPath, biome, { encoding: 'utf8' })
      expect(result.status).not.toBe(0)
      expect(result.stdout + result.stderr).toContain('noImportCycles')
    } finally {
      for (const path of paths) rmSync(path)
    }
  })
})
