import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { codeFiles } from './code-files.ts'
import { IMPORT_TABLE, INNER_RULES } from './import-table.ts'

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g
const TABLE_FILE = 'tools/check/import-table.ts'

/** The room of a path: the folder below `src`, `client` or `tools`, or that folder itself for files that lie loose in it. */
function featureOf(path: string): string {
  const [top = '', room, file] = path.split('/')
  if (top === 'test') return `test/${room}`
  return file === undefined ? top : `${top}/${room}`
}

/** What an import names, from the root of the project; packages keep their name. */
function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier
}

function isAllowed(row: string, feature: string): boolean {
  return row.split(' ').some((allowed) => allowed === feature || allowed === `${feature.split('/')[0]}/*`)
}

function innerRuleViolation(file: string, target: string): string | null {
  const folder = Object.keys(INNER_RULES).find((name) => file.includes(`/${name}/`))
  return folder !== undefined && INNER_RULES[folder]?.test(target) === true ? folder : null
}

/**
 * Gives a line for each import that the table refuses.
 * @param files paths from the root of the project, with their text; tests may import what they try
 */
export function forbiddenImports(files: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const feature = featureOf(file)
    const row = IMPORT_TABLE[feature]
    if (row === undefined) return [`${file}: ${feature} is no room of ${TABLE_FILE}`]
    return [...text.matchAll(IMPORTED)].flatMap(([, specifier = '']) => {
      const target = resolveImport(file, specifier)
      if (/^(?:generated|node_modules)\//.test(target)) return []
      const inner = innerRuleViolation(file, target)
      if (inner !== null) return [`${file}: ${inner} may not import ${target} (${TABLE_FILE})`]
      const isInProject = /^(?:src|client|tools|test)\//.test(target)
      const other = featureOf(target)
      if (!isInProject || other === feature || isAllowed(row, other)) return []
      return [`${file}: ${feature} may not import ${other} (${TABLE_FILE})`]
    })
  })
}

/** The same for the files of the project. */
export function findForbiddenImports(): readonly string[] {
  const files = codeFiles().filter(
    (path) => /^(?:src|client|tools)\/.*\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$/.test(path),
  )
  return forbiddenImports(Object.fromEntries(files.map((path) => [path, readFileSync(path, 'utf8')])))
}
