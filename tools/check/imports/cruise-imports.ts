import { cruise, type ICruiseResult, type OutputType } from 'dependency-cruiser'
import { GOVERNED, IMPORT_RULES } from './import-rules.ts'

const OPTIONS = {
  parser: 'swc',
  validate: true,
  ruleSet: IMPORT_RULES,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^\\.generated/|^node_modules/(?!hono)' },
} as const

const RESOLVE = { extensions: ['.ts', '.tsx', '.css'], conditionNames: ['import', 'default'] }

/**
 * Reads the imports of the repository with dependency-cruiser, types included.
 * @param baseDir the repository, or a folder with the same layout
 */
async function readImports(baseDir: string, outputType: OutputType): Promise<string | ICruiseResult> {
  const folders = GOVERNED.map((folder) => folder)
  const { output } = await cruise(folders, { ...OPTIONS, baseDir, outputType }, RESOLVE)
  return output
}

/**
 * Returns one line for each import that the table refuses, and for each cycle.
 * @param baseDir the repository, or a folder with the same layout
 */
export async function findWrongImports(baseDir: string = process.cwd()): Promise<readonly string[]> {
  const result = await readImports(baseDir, 'json')
  const { summary } = (typeof result === 'string' ? JSON.parse(result) : result) as ICruiseResult
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ')
    return `${from} → ${path} (${rule.name})`
  })
}
