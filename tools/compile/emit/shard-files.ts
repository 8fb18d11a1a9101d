import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What was written, with a hash over names and contents in the order of the calls. */
export type FileTotals = { readonly digest: string; readonly fileCount: number; readonly byteCount: number }

export type ShardFiles = {
  /** Writes one shard; the order of the calls affects the hash. */
  readonly writeText: (name: string, json: string) => void
  readonly totals: () => FileTotals
}

/** Writes shards to a folder. */
export function createShardFiles(folder: string): ShardFiles {
  const hash = createHash('sha256')
  const folders = new Set<string>()
  let fileCount = 0
  let byteCount = 0
  return {
    writeText(name, json) {
      const bytes = Buffer.from(json)
      hash.update(name).update('\0').update(bytes)
      const path = join(folder, `${name}.json`)
      const parent = dirname(path)
      if (!folders.has(parent)) mkdirSync(parent, { recursive: true })
      folders.add(parent)
      writeFileSync(path, bytes)
      fileCount += 1
      byteCount += bytes.length
    },
    totals: () => ({ digest: hash.copy().digest('hex'), fileCount, byteCount }),
  }
}
