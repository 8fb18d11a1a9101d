import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The budget of F10. */
export const MAX_STYLESHEET_BYTES = 12 * 1024
/** The one sheet that public pages wait for, as the build names it. */
const BLOCKING_STYLESHEET = /^main-[^/]*\.css$/

/**
 * Gives a line when the sheet that blocks weighs too much (docs/adr/0018).
 * @param folder of the hashed files of a build
 * @throws when it is not there
 */
export function findOversizedStylesheet(folder: string): readonly string[] {
  const sheet = readdirSync(folder).find((name) => BLOCKING_STYLESHEET.test(name))
  if (sheet === undefined) throw new Error(`${folder} has no main-*.css; run npm run build first`)
  const { byteLength } = gzipSync(readFileSync(join(folder, sheet)), { level: 9 })
  return byteLength > MAX_STYLESHEET_BYTES
    ? [`${sheet}: ${byteLength} bytes gzip; ${MAX_STYLESHEET_BYTES} at most (docs/adr/0018)`]
    : []
}
