import type { IFlattenedRuleSet, IForbiddenRuleType } from 'dependency-cruiser'
import { COMPILER_LAYERS, IMPORT_TABLE, INNER_FOLDERS } from './import-table.ts'

/** The folders that the table governs. */
export const GOVERNED = ['src', 'client', 'isomorphic', 'art', 'tools'] as const

const TABLE_FILE = 'tools/check/imports/import-table.ts'
const OURS = `^(?:${GOVERNED.join('|')}|test|bench)/`
const TESTS = '\\.test\\.tsx?$'

/** A pattern of the files in a folder of the table: those directly inside a top-level folder, all below any other. */
const patternOf = (folder: string): string => (folder.includes('/') ? `^${folder}/` : `^${folder}/[^/]+$`)

const expand = (allowed: string): string =>
  allowed.endsWith('/*') ? `^${allowed.slice(0, -1)}[^/]+/` : patternOf(allowed)

function ruleOf([folder, row]: readonly [string, string]): IForbiddenRuleType {
  const allowed = row.split(' ').filter((name) => name !== '')
  return {
    name: `imports-of-${folder.replace('/', '-')}`,
    comment: `${folder} imports a folder that its row in ${TABLE_FILE} does not name`,
    severity: 'error',
    from: { path: patternOf(folder), pathNot: TESTS },
    to: { path: OURS, pathNot: [patternOf(folder), ...allowed.map(expand)] },
  }
}

const innerRuleOf = ([folder, refused]: readonly [string, string]): IForbiddenRuleType => ({
  name: `inside-${folder}`,
  comment: `a file in ${folder}/ imports what ${TABLE_FILE} refuses there`,
  severity: 'error',
  from: { path: `^src/.*/${folder}/`, pathNot: TESTS },
  to: { path: refused },
})

const foldersOf = (layers: readonly string[]): string =>
  `^tools/compile/(?:${layers.join(' ').replaceAll(' ', '|')})/`

const layerRuleOf = (layer: string, index: number): IForbiddenRuleType => ({
  name: 'compiler-layer',
  comment: `a folder of the content compiler imports a later line of COMPILER_LAYERS in ${TABLE_FILE}`,
  severity: 'error',
  from: { path: foldersOf([layer]), pathNot: TESTS },
  to: { path: foldersOf(COMPILER_LAYERS.slice(index + 1)) },
})

/** The rules for dependency-cruiser: for each row of the table, each inner folder, each layer of the compiler, cycles, unlisted folders. */
export const IMPORT_RULES: IFlattenedRuleSet = {
  forbidden: [
    {
      name: 'cycle',
      comment: 'a file imports itself through others, types included',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unlisted-folder',
      comment: `the folder has no row in ${TABLE_FILE}`,
      severity: 'error',
      from: {
        path: `^(?:${GOVERNED.join('|')})/`,
        pathNot: [TESTS, '\\.d\\.ts$', '^tools/[^/]+$', ...Object.keys(IMPORT_TABLE).map(patternOf)],
      },
      to: {},
    },
    {
      name: 'unresolved',
      comment: 'the imported file does not exist',
      severity: 'error',
      from: {},
      to: { path: OURS, couldNotResolve: true },
    },
    ...Object.entries(IMPORT_TABLE).map(ruleOf),
    ...Object.entries(INNER_FOLDERS).map(innerRuleOf),
    ...COMPILER_LAYERS.slice(0, -1).map(layerRuleOf),
  ],
}
