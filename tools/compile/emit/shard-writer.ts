import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const VERSION_LENGTH = 10
const VERSION_FOLDER = /^[0-9a-f]{10}$/

export type ShardWriter = {
  /** Writes one shard; the order of the calls affects the version. */
  readonly write: (name: string, content: unknown) => void
  /** Writes an object shard with one entry per line, so that one can be read without the others. */
  readonly writeEntries: (name: string, entries: readonly (readonly [key: string, value: unknown])[]) => void
  /**
   * Moves the finished shards to a folder named by a hash of their content, removes previous versions, and returns the
   * totals.
   */
  readonly finish: () => ShardTotals
}

/** The part of the writer that takes records. */
export type RecordWriter = Pick<ShardWriter, 'write' | 'writeEntries'>

export type ShardTotals = { readonly version: string; readonly fileCount: number; readonly byteCount: number }

function removePreviousVersions(outDir: string, version: string): void {
  for (const name of readdirSync(outDir)) {
    if (VERSION_FOLDER.test(name) && name !== version) rmSync(join(outDir, name), { recursive: true })
  }
}

/** Formats an object shard with one entry per line. */
export function formatEntries(entries: readonly (readonly [key: string, value: unknown])[]): string {
  const lines = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  return `{\n${lines.join(',\n')}\n}`
}

/**
 * Writes shards one at a time, so that memory does not grow with the catalogue.
 * @param workDir temporary folder for incomplete output; on the same disk as `outDir`
 */
export function createShardWriter(outDir: string, workDir: string): ShardWriter {
  for (const folder of [outDir, workDir]) mkdirSync(folder, { recursive: true })
  const folder = mkdtempSync(join(workDir, 'shards-'))
  const hash = createHash('sha256')
  let fileCount = 0
  let byteCount = 0
  const writeText = (name: string, text: string): void => {
    const bytes = Buffer.from(text)
    hash.update(name).update('\0').update(bytes)
    const path = join(folder, `${name}.json`)
    if (name.includes('/')) mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
    fileCount += 1
    byteCount += bytes.length
  }
  return {
    write: (name, content) => writeText(name, JSON.stringify(content)),
    writeEntries: (name, entries) => writeText(name, formatEntries(entries)),
    finish() {
      const version = hash.digest('hex').slice(0, VERSION_LENGTH)
      const finished = join(outDir, version)
      // A page may have been patched in the existing folder (tools/compile/patch).
      rmSync(finished, { recursive: true, force: true })
      renameSync(folder, finished)
      removePreviousVersions(outDir, version)
      return { version, fileCount, byteCount }
    },
  }
}
