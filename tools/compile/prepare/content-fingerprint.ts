import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** All that the catalogue is made of: words, code that reads, draws and renders them, and the libraries of that code. */
const SOURCES = [
  'content/**',
  'src/**',
  'isomorphic/**',
  'art/**',
  'client/**',
  'tools/compile/**',
  'package-lock.json',
]
const FINGERPRINT_FILE = '.generated/content-stamp.json'

type ContentFingerprint = { readonly sources: string; readonly version: string }

/** @returns null when there is no such file, or no JSON in it */
function readJson<T>(path: string): Partial<T> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<T>
  } catch {
    return null
  }
}

/**
 * Hash over everything that decides what the compiled content is.
 * @param settings what is asked for besides, such as drafts, made-up places, the year
 */
export function hashContent(root: string, settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of globSync([...SOURCES], { cwd: root }).sort()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Whether what stands compiled was made from these sources, and stands whole. */
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

/** Notes from which sources a version of the catalogue was made. */
export function writeFingerprint(root: string, stamp: ContentFingerprint): void {
  writeFileSync(join(root, FINGERPRINT_FILE), JSON.stringify(stamp))
}
