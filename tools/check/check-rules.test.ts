import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CheckStep } from './check-steps.ts'
import { findLongFiles } from './file-size.ts'
import { runChecks } from './run-checks.ts'

/** Plants a file, lints it and takes it away again. */
function lint(path: string, source: string): { readonly exitCode: number | null; readonly output: string } {
  writeFileSync(path, source)
  try {
    const biome = join('node_modules', '.bin', 'biome')
    const result = spawnSync(biome, ['lint', '--colors=off', path], { encoding: 'utf8' })
    return { exitCode: result.status, output: result.stdout + result.stderr }
  } finally {
    rmSync(path)
  }
}

const step = (name: string, run: CheckStep['run']): CheckStep => ({ name, run })

describe('the checks', () => {
  it('go on after one that cannot run, and count it as failed', async () => {
    const tally = await runChecks([
      step('found something', async () => ({ exitCode: 1, output: 'src/a.ts: wrong' })),
      step('cannot run', () => Promise.reject(new Error('there is no worker in dist'))),
      step('cannot begin', () => {
        throw new Error('needs git')
      }),
      step('fine', async () => ({ exitCode: 0, output: '' })),
    ])
    expect(tally).toEqual({ passed: 1, failed: 3 })
  })
})

describe('the file size rule', () => {
  it.each(['src/domain/planted-giant.ts', 'src/domain/planted-größe.ts'])('names %s of 400 lines', (path) => {
    writeFileSync(path, '// line\n'.repeat(400))
    try {
      expect(findLongFiles()).toEqual([`${path}: 400 lines; 200 at most, split it by what it holds`])
    } finally {
      rmSync(path)
    }
  })
})

describe('the import rules', () => {
  it.each([
    ['src/domain/planted.ts', '#src/services/report-error.ts'],
    ['src/pages/planted.tsx', '#src/env.ts'],
    ['src/components/planted.tsx', '#src/routes/home.tsx'],
    ['src/mails/planted.tsx', '#src/services/report-error.ts'],
    ['src/services/planted.ts', '#src/pages/home-page.tsx'],
    ['client/islands/planted.island.tsx', '#src/domain/fold-text.ts'],
    ['client/shared/planted.ts', '#client/browser/start-islands.ts'],
    ['src/routes/planted.ts', '#tools/find-browser.ts'],
    ['src/catalogue/planted.ts', '../config.ts'],
  ])('refuse in %s to import %s', (path, imported) => {
    const { exitCode, output } = lint(
      path,
      `import { planted } from '${imported}'\nexport const kept = planted\n`,
    )
    expect(exitCode).not.toBe(0)
    expect(output).toContain('noRestrictedImports')
  })

  it('let a route import a page', () => {
    const source = "import { HomePage } from '#src/pages/home-page.tsx'\n\nexport const kept = HomePage\n"
    expect(lint('src/routes/planted.ts', source).exitCode).toBe(0)
  })
})
