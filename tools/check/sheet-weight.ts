import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The budget of F10. */
export const MOST_SHEET_BYTES = 12 * 1024
/** The one sheet that public pages wait for, as the build names it. */
const BLOCKING = /^main-[^/]*\.css$/

/**
 * Gives a line when the sheet that blocks weighs too much (docs/adr/0018).
 * @param folder of the hashed files of a build
 * @throws when it is not there
 */
export function findHeavySheet(folder: string): readonly string[] {
  const sheet = readdirSync(folder).find((name) => BLOCKING.test(name))
  if (sheet === undefined) throw new Error(`${folder} has no main-*.css; run npm run build first`)
  const { byteLength } = gzipSync(readFileSync(join(folder, sheet)), { level: 9 })
  return byteLength > MOST_SHEET_BYTES
    ? [`${sheet}: ${byteLength} bytes gzip; ${MOST_SHEET_BYTES} at most (docs/adr/0018)`]
    : []
}
