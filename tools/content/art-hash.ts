import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const ART_FOLDER = 'src/art/poster'

/** Hash over the drawing code of the posters, tests apart: any change to it changes every poster's address. */
export function hashArtSource(root: string): string {
  const hash = createHash('sha256')
  const folder = join(root, ART_FOLDER)
  const files = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'))
  for (const file of files.map((name) => name.split(sep).join('/')).sort()) {
    hash.update(file).update('\0').update(readFileSync(join(folder, file))).update('\0')
  }
  return hash.digest('hex')
}
