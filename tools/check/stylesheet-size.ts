import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The budget of F10. */
export const MAX_STYLESHEET_BYTES = 12 * 1024
/** The only render-blocking stylesheet of public pages, under its name in the build. */
const BLOCKING_STYLESHEET = /^main-[^/]*\.css$/

/**
 * Returns a line when the render-blocking stylesheet exceeds its budget (docs/adr/0018).
 * @param folder of the hashed files of a build
 * @throws when the stylesheet is missing
 */
export function findOversizedStylesheet(folder: string): readonly string[] {
  const sheet = readdirSync(folder).find((name) => BLOCKING_STYLESHEET.test(name))
  if (sheet === undefined) throw new Error(`${folder} has no main-*.css; run npm run build first`)
  const { byteLength } = gzipSync(readFileSync(join(folder, sheet)), { level: 9 })
  return byteLength > MAX_STYLESHEET_BYTES
    ? [`${sheet}: ${byteLength} bytes gzip; the budget is ${MAX_STYLESHEET_BYTES} (docs/adr/0018)`]
    : []
}
