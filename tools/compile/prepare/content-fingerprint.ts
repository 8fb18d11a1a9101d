import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** All inputs of the catalogue: content, code that reads, draws and renders it, and the libraries of that code. */
const SOURCES = [
  'content/**',
  'src/**',
  'isomorphic/**',
  'art/**',
  'client/**',
  'geodata/**',
  'tools/compile/**',
  'package-lock.json',
]
const FINGERPRINT_FILE = '.generated/content-stamp.json'

type ContentFingerprint = { readonly sources: string; readonly version: string }

/** @returns null when the file does not exist or is no JSON */
function readJson<T>(path: string): Partial<T> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<T>
  } catch {
    return null
  }
}

/**
 * Hash over the names and contents of files.
 * @param patterns globs relative to the project root
 * @param settings further inputs
 */
export function hashFiles(root: string, patterns: readonly string[], settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of globSync([...patterns], { cwd: root }).sort()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * Hash over all inputs of the compiled content.
 * @param settings further inputs, such as drafts, synthetic places, the year
 */
export const hashContent = (root: string, settings: unknown): string => hashFiles(root, SOURCES, settings)

/** Whether a Markdown file may be a draft; true in case of doubt, as for a text about drafts. */
export const hasDrafts = (root: string): boolean =>
  globSync('content/**/*.md', { cwd: root }).some((file) =>
    /\bdraft\b['"]?\s*:/.test(readFileSync(join(root, file), 'utf8')),
  )

/** Whether the compiled content has these inputs, and is complete. */
export function isContentUpToDate(root: string, sources: string): boolean {
  const stamp = readJson<ContentFingerprint>(join(root, FINGERPRINT_FILE))
  const manifest = readJson<{ version: string }>(join(root, '.generated/catalogue-manifest.json'))
  return (
    stamp?.sources === sources &&
    stamp.version !== undefined &&
    stamp.version === manifest?.version &&
    existsSync(join(root, 'public/_catalogue', stamp.version))
  )
}

/** Records the inputs of a version of the catalogue, after everything else was written. */
export function writeFingerprint(root: string, stamp: ContentFingerprint): void {
  const path = join(root, FINGERPRINT_FILE)
  writeFileSync(`${path}.new`, JSON.stringify(stamp))
  renameSync(`${path}.new`, path)
}

/** Forgets the inputs: until the next record, an interrupted compilation is not taken for a complete one. */
export function removeFingerprint(root: string): void {
  rmSync(join(root, FINGERPRINT_FILE), { force: true })
}
