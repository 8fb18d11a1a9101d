import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findWrongImports } from './cruise-imports.ts'
import { IMPORT_TABLE } from './import-table.ts'

const PLANTED: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: Object.fromEntries(
      ['src', 'client', 'isomorphic', 'art', 'tools'].map((top) => [`#${top}/*`, `./${top}/*`]),
    ),
  }),
  'src/search/matches.ts': "import type { Job } from '#src/mail/mail-job.ts'\nexport type Match = Job\n",
  'src/mail/mail-job.ts': 'export type Job = { readonly id: string }\n',
  'src/platform/clock.ts': "import { header } from '#src/http/header.ts'\nexport const clock = header\n",
  'src/http/header.ts': "export const header = 'age'\n",
  'src/site/frame.ts': "export const frame = () => import('#src/guide/home.ts')\n",
  'src/guide/home.ts': "import { header } from '#src/http/header.ts'\nexport const home = header\n",
  'src/saves/pages/list.ts': "import { rows } from '#src/saves/store/rows.ts'\nexport const list = rows\n",
  'src/saves/store/rows.ts': 'export const rows: readonly string[] = []\n',
  'src/saves/saves-routes.ts':
    "import './pages/list.ts'\nimport { rows } from './store/rows.ts'\nexport const saves = rows\n",
  'src/stray/a.ts': "import { header } from '#src/http/header.ts'\nexport const a = header\n",
  'client/kit/island.ts': "import { start } from '#client/site/start.ts'\nexport const island = start\n",
  'client/site/start.ts': "import { header } from '#src/http/header.ts'\nexport const start = header\n",
  'isomorphic/search/fold.ts': "import { island } from '#client/kit/island.ts'\nexport const fold = island\n",
  'art/drawing/ink.ts': "import { header } from '#src/http/header.ts'\nexport const ink = header\n",
  'tools/compile/text/words.ts':
    "import { records } from '#tools/compile/records/records.ts'\nexport const words = records\n",
  'tools/compile/records/records.ts':
    "import { guide } from '#tools/compile/guide/guide.ts'\nexport const records = guide\n",
  'tools/compile/guide/guide.ts': "export const guide = ''\n",
  'tools/check/first.ts': "import type { Second } from './second.ts'\nexport type First = Second | null\n",
  'tools/check/second.ts':
    "import type { First } from './first.ts'\nexport type Second = { readonly a: First }\n",
}

describe('the import table', () => {
  let folder = ''
  let found: readonly string[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'imports-'))
    for (const [path, text] of Object.entries(PLANTED)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    found = await findWrongImports(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    ['a type of another feature', 'src/search/matches.ts → src/mail/mail-job.ts'],
    ['a layer above', 'src/platform/clock.ts → src/http/header.ts'],
    ['a dynamic import', 'src/site/frame.ts → src/guide/home.ts'],
    ['a store in a page', 'src/saves/pages/list.ts → src/saves/store/rows.ts (inside-pages)'],
    ['a feature in the client kit', 'client/kit/island.ts → client/site/start.ts'],
    ['worker code in the browser', 'client/site/start.ts → src/http/header.ts'],
    ['browser code in isomorphic code', 'isomorphic/search/fold.ts → client/kit/island.ts'],
    ['the site in a drawing', 'art/drawing/ink.ts → src/http/header.ts'],
    ['a folder without a row', 'src/stray/a.ts'],
    ['a later layer of the compiler', 'tools/compile/text/words.ts → tools/compile/records/records.ts'],
    ['a cycle of types', '(cycle)'],
  ])('refuses %s', (_, violation) => {
    expect(found.filter((line) => line.includes(violation))).not.toEqual([])
  })

  it('lets a route import a page and its store', () => {
    expect(found.filter((line) => line.startsWith('src/saves/saves-routes.ts'))).toEqual([])
  })

  it('lets a feature import a layer below', () => {
    expect(found.filter((line) => line.startsWith('src/guide/home.ts'))).toEqual([])
    expect(found.filter((line) => line.startsWith('tools/compile/records/'))).toEqual([])
  })

  it('has no cycle between folders', () => {
    const folders = Object.keys(IMPORT_TABLE)
    const allowedBy = (folder: string): readonly string[] =>
      (IMPORT_TABLE[folder] ?? '')
        .split(' ')
        .flatMap((name) =>
          name.endsWith('/*') ? folders.filter((one) => one.startsWith(name.slice(0, -1))) : [name],
        )
    const reachable = (folder: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
      for (const other of allowedBy(folder)) if (!seen.has(other)) reachable(other, seen.add(other))
      return seen
    }
    expect(folders.filter((folder) => reachable(folder).has(folder))).toEqual([])
  })
})
