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

/** Hashes over the inputs of the compiled content. */
export type ContentInputs = {
  /** Over all of them. */
  readonly sources: string
  /** Over all but the Markdown files of `content/`. */
  readonly others: string
  /** Of each Markdown file, by its path in the project. */
  readonly pages: Readonly<Record<string, string>>
}

type ContentFingerprint = ContentInputs & { readonly version: string }

/** Inputs that changed since the last compilation. */
export type ChangedInputs = {
  /** Paths of Markdown files in the project. */
  readonly pages: readonly string[]
  /** Whether anything else changed, or a page was added or deleted. */
  readonly hasOthers: boolean
}

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

const isPage = (file: string): boolean => /^content[\\/].*\.md$/.test(file)

/**
 * Hashes all inputs of the compiled content.
 * @param settings further inputs, such as drafts, synthetic places, the year
 */
export function hashContent(root: string, settings: unknown): ContentInputs {
  const others = createHash('sha256').update(JSON.stringify(settings))
  const pages: Record<string, string> = {}
  for (const file of globSync([...SOURCES], { cwd: root }).sort()) {
    const path = join(root, file)
    if (!statSync(path).isFile()) continue
    if (isPage(file)) pages[file] = createHash('sha256').update(readFileSync(path)).digest('hex')
    else others.update(`\0${file}\0`).update(readFileSync(path))
  }
  const rest = others.digest('hex')
  const all = createHash('sha256').update(JSON.stringify([rest, pages]))
  return { sources: all.digest('hex'), others: rest, pages }
}

/** Whether a Markdown file may be a draft; true in case of doubt, as for a text about drafts. */
export const hasDrafts = (root: string): boolean =>
  globSync('content/**/*.md', { cwd: root }).some((file) =>
    /\bdraft\b['"]?\s*:/.test(readFileSync(join(root, file), 'utf8')),
  )

/** The version of the compiled content; null when its pages are missing. */
export function compiledVersion(root: string): string | null {
  const { version } = readJson<{ version: string }>(join(root, '.generated/catalogue-manifest.json')) ?? {}
  return version !== undefined && existsSync(join(root, 'public/_catalogue', version)) ? version : null
}

/** Whether the compiled content has these inputs, and is complete. */
export function isContentUpToDate(root: string, { sources }: Pick<ContentInputs, 'sources'>): boolean {
  const stamp = readJson<ContentFingerprint>(join(root, FINGERPRINT_FILE))
  return stamp?.sources === sources && stamp.version !== undefined && stamp.version === compiledVersion(root)
}

/** What changed since the last complete compilation; without a record of it, everything may have. */
export function changedInputs(root: string, inputs: ContentInputs): ChangedInputs {
  const stamp = readJson<ContentFingerprint>(join(root, FINGERPRINT_FILE))
  const { pages, others, version } = stamp ?? {}
  if (pages === undefined || version !== compiledVersion(root)) return { pages: [], hasOthers: true }
  const changed = Object.keys(inputs.pages).filter((file) => pages[file] !== inputs.pages[file])
  const isSameList =
    Object.keys(pages).length === Object.keys(inputs.pages).length &&
    changed.every((file) => pages[file] !== undefined)
  return { pages: changed, hasOthers: others !== inputs.others || !isSameList }
}

/** Records the inputs of a version of the catalogue, after everything else was written. */
export function writeFingerprint(root: string, stamp: ContentFingerprint): void {
  const path = join(root, FINGERPRINT_FILE)
  writeFileSync(`${path}.new`, JSON.stringify(stamp))
  renameSync(`${path}.new`, path)
}

/** Records that pages were compiled alone: until the next complete compilation, the rest does not know their texts. */
export function recordPatches(root: string, pages: readonly string[]): void {
  const stamp = readJson<ContentFingerprint>(join(root, FINGERPRINT_FILE))
  if (stamp?.pages === undefined || stamp.others === undefined || stamp.version === undefined) return
  const { others, version } = stamp
  const patched = Object.fromEntries(pages.map((file) => [file, '']))
  writeFingerprint(root, { sources: '', others, version, pages: { ...stamp.pages, ...patched } })
}

/** Forgets the inputs: until the next record, an interrupted compilation is not taken for a complete one. */
export function removeFingerprint(root: string): void {
  rmSync(join(root, FINGERPRINT_FILE), { force: true })
}
