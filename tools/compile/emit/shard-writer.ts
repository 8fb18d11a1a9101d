import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { formatEntries, type ShardEntry } from './shard-entries.ts'
import { createShardFiles, type FileTotals } from './shard-files.ts'

const VERSION_LENGTH = 10
const VERSION_FOLDER = /^[0-9a-f]{10}$/

/** Takes records of shards. */
export type RecordWriter = {
  readonly write: (name: string, content: unknown) => void
  /** Writes an object shard with one entry per line, so that one can be read without the others. */
  readonly writeEntries: (name: string, entries: readonly ShardEntry[]) => void
}

export type ShardWriter = RecordWriter & {
  /** Folder of the incomplete output, to which a thread may write more. */
  readonly folder: string
  /**
   * Moves the finished shards to a folder named by a hash of their content, removes previous versions, and returns the
   * totals.
   * @param others what others have written to the folder
   */
  readonly finish: (others: FileTotals) => ShardTotals
  /** Deletes what was written. */
  readonly discard: () => void
}

export type ShardTotals = { readonly version: string; readonly fileCount: number; readonly byteCount: number }

function removePreviousVersions(outDir: string, version: string): void {
  for (const name of readdirSync(outDir)) {
    if (VERSION_FOLDER.test(name) && name !== version) rmSync(join(outDir, name), { recursive: true })
  }
}

/**
 * Writes shards one at a time, so that memory does not grow with the catalogue.
 * @param workDir temporary folder for incomplete output; on the same disk as `outDir`
 */
export function createShardWriter(outDir: string, workDir: string): ShardWriter {
  for (const folder of [outDir, workDir]) mkdirSync(folder, { recursive: true })
  const folder = mkdtempSync(join(workDir, 'shards-'))
  const files = createShardFiles(folder)
  return {
    folder,
    write: (name, content) => files.writeText(name, JSON.stringify(content)),
    writeEntries: (name, entries) => files.writeText(name, formatEntries(entries)),
    discard: () => rmSync(folder, { recursive: true, force: true }),
    finish(others) {
      const own = files.totals()
      const hash = createHash('sha256').update(own.digest).update(others.digest)
      const version = hash.digest('hex').slice(0, VERSION_LENGTH)
      const finished = join(outDir, version)
      // A page may have been patched in the existing folder (tools/compile/patch).
      rmSync(finished, { recursive: true, force: true })
      renameSync(folder, finished)
      removePreviousVersions(outDir, version)
      return {
        version,
        fileCount: own.fileCount + others.fileCount,
        byteCount: own.byteCount + others.byteCount,
      }
    },
  }
}
