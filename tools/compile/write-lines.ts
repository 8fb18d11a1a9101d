import { closeSync, openSync, renameSync, writeSync } from 'node:fs'

const BUFFERED = 1024 * 1024

/** Writes one JSON line for each record, so that memory does not grow with their number; the file appears when it is whole. */
export function writeLines(path: string, records: Iterable<unknown>): void {
  const unfinished = `${path}.part`
  const file = openSync(unfinished, 'w')
  let waiting = ''
  for (const record of records) {
    waiting += `${JSON.stringify(record)}\n`
    if (waiting.length < BUFFERED) continue
    writeSync(file, waiting)
    waiting = ''
  }
  writeSync(file, waiting)
  closeSync(file)
  renameSync(unfinished, path)
}
