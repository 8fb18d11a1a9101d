import { closeSync, openSync, renameSync, writeSync } from 'node:fs'

const BUFFER_CHARACTERS = 1024 * 1024

/**
 * Writes one JSON line per record, so that memory does not grow with their number; the file is renamed into place when
 * complete.
 */
export function writeJsonLines(path: string, records: Iterable<unknown>): void {
  const unfinished = `${path}.part`
  const file = openSync(unfinished, 'w')
  let pending = ''
  for (const record of records) {
    pending += `${JSON.stringify(record)}\n`
    if (pending.length < BUFFER_CHARACTERS) continue
    writeSync(file, pending)
    pending = ''
  }
  writeSync(file, pending)
  closeSync(file)
  renameSync(unfinished, path)
}
