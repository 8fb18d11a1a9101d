import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CheckStep } from './check-steps.ts'
import { findLongFiles, overfullFolders } from './file-size.ts'
import { findForbiddenImports, forbiddenImports } from './import-rules.ts'
import { IMPORT_TABLE } from './import-table.ts'
import { runChecks } from './run-checks.ts'

const step = (name: string, run: CheckStep['run']): CheckStep => ({ name, run })

describe('the checks', () => {
  it('go on after one that cannot run, and count it as failed', async () => {
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

describe('the file size rule', () => {
  it.each(['src/posters/planted-giant.ts', 'src/posters/planted-größe.ts'])(
    'names %s of 400 lines',
    (path) => {
      writeFileSync(path, '// line\n'.repeat(400))
      try {
        expect(findLongFiles()).toEqual([`${path}: 400 lines; 200 at most, split it by what it holds`])
      } finally {
        rmSync(path)
      }
    },
  )

  it('names a folder of 41 files', () => {
    const paths = Array.from({ length: 41 }, (_, index) => `src/search/file-${index}.ts`)
    expect(overfullFolders(paths)).toEqual(['src/search: 41 files; 40 at most, make rooms in it'])
    expect(overfullFolders(paths.slice(1))).toEqual([])
  })
})

describe('the import table', () => {
  it.each([
    ['src/search/planted.ts', '#src/mail/mail-job.ts', 'src/search may not import src/newsletter'],
    ['src/platform/planted.ts', '#src/http/app-env.ts', 'src/platform may not import src/http'],
    ['src/site/planted.tsx', '#src/guide/lists/pages/home-page.tsx', 'src/site may not import src/guide'],
    ['src/saves/pages/planted.tsx', '#src/saves/store/saves-store.ts', 'pages may not import'],
    ['src/saves/rules/planted.ts', 'hono', 'rules may not import hono'],
    ['client/kit/planted.ts', '#client/site/start-layout.ts', 'client/kit may not import client/site'],
    ['client/site/planted.ts', '#src/search/rules/search-match.ts', 'client/site may not import src/search'],
    ['src/guide/planted.ts', '#tools/command/find-browser.ts', 'src/guide may not import tools/command'],
    ['src/planted-room/a.ts', './b.ts', 'src/planted-room is no room'],
  ])('refuses in %s to import %s', (path, imported, problem) => {
    const [line] = forbiddenImports({ [path]: `import { planted } from '${imported}'\n` })
    expect(line).toContain(problem)
  })

  it('sees imports that are made later, and those of types', () => {
    const path = 'src/search/planted.ts'
    expect(
      forbiddenImports({ [path]: "await import('#src/guide/not-found/similar-pages.ts')" }),
    ).toHaveLength(1)
    expect(forbiddenImports({ [path]: "import type { MailJob } from '#src/mail/mail-job.ts'" })).toHaveLength(
      1,
    )
  })

  it('lets a route import a page and its store', () => {
    const text = "import './pages/saves-page.tsx'\nimport { x } from './store/saves-store.ts'\n"
    expect(forbiddenImports({ 'src/saves/planted-routes.tsx': text })).toEqual([])
  })

  it('leads in no circle: no room may reach itself over the rows', () => {
    const rooms = Object.keys(IMPORT_TABLE)
    const next = (room: string): readonly string[] =>
      (IMPORT_TABLE[room] ?? '')
        .split(' ')
        .flatMap((name) =>
          name.endsWith('/*') ? rooms.filter((one) => one.startsWith(name.slice(0, -1))) : [name],
        )
    const reached = (room: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
      for (const other of next(room)) if (!seen.has(other)) reached(other, seen.add(other))
      return seen
    }
    expect(rooms.filter((room) => reached(room).has(room))).toEqual([])
  })

  it('stands over the project as it is', () => {
    expect(findForbiddenImports()).toEqual([])
  })
})

describe('the linter', () => {
  it('refuses a circle of types', () => {
    const paths = ['src/search/planted-a.ts', 'src/search/planted-b.ts'] as const
    writeFileSync(paths[0], "import type { B } from './planted-b.ts'\n\nexport type A = { readonly b: B }\n")
    writeFileSync(paths[1], "import type { A } from './planted-a.ts'\n\nexport type B = { readonly a: A }\n")
    try {
      const biome = join('node_modules', '.bin', 'biome')
      const result = spawnSync(biome, ['lint', '--colors=off', ...paths], { encoding: 'utf8' })
      expect(result.status).not.toBe(0)
      expect(result.stdout + result.stderr).toContain('noImportCycles')
    } finally {
      for (const path of paths) rmSync(path)
    }
  })
})
