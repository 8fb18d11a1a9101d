import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from '#tools/compile/prepare/content-fingerprint.ts'
import { upToDateContent } from '#tools/compile/prepare-generated.ts'

/** Inputs of the build besides those of the compiled content. */
const SOURCES = [
  'tools/build/**',
  'tools/develop/**',
  'test/faults/**',
  'public/*',
  'public/!(_catalogue)/**',
  '*.{ts,toml,json}',
]
/** Variables that the build reads. */
const VARIABLES = ['FAULT_INJECTION', 'STOCK_REACT']
const FINGERPRINT_FILE = 'build-stamp.json'

const countFiles = (folder: string): number => readdirSync(folder, { recursive: true }).length

/**
 * Hash over all inputs of a build.
 * @param generateCount number of synthetic places
 * @returns null when the content has to be compiled first
 */
function hashBuild(root: string, generateCount: number): string | null {
  const content = upToDateContent(root, { generateCount })
  const variables = VARIABLES.map((name) => process.env[name] ?? '')
  return content === null ? null : hashFiles(root, SOURCES, { root, content, variables })
}

const describeBuild = (folder: string, sources: string): string =>
  JSON.stringify({ sources, files: countFiles(join(folder, 'client')) + countFiles(join(folder, 'worker')) })

/**
 * Whether a folder has a complete build of the current inputs.
 * @param folder output folder of the build
 */
export function isBuildUpToDate(root: string, folder: string, generateCount: number): boolean {
  const sources = hashBuild(root, generateCount)
  if (sources === null) return false
  try {
    return readFileSync(join(folder, FINGERPRINT_FILE), 'utf8') === describeBuild(folder, sources)
  } catch {
    return false
  }
}

/** Forgets the inputs of a build, before anything of it is replaced. */
export function removeBuildFingerprint(folder: string): void {
  rmSync(join(folder, FINGERPRINT_FILE), { force: true })
}

/** Records the inputs of a complete build. */
export function writeBuildFingerprint(root: string, folder: string, generateCount: number): void {
  const sources = hashBuild(root, generateCount)
  if (sources === null) return
  const path = join(folder, FINGERPRINT_FILE)
  writeFileSync(`${path}.new`, describeBuild(folder, sources))
  renameSync(`${path}.new`, path)
}
