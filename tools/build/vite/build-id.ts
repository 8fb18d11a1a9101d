import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const BUILD_ID_LENGTH = 12
/** All inputs of pages, besides those that the client build lists. */
const SOURCES = [
  'src',
  'isomorphic',
  'art',
  'client',
  '.generated',
  'package-lock.json',
  'vite.config.ts',
  'tools/build/vite',
]

function filesOf(path: string): readonly string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .toSorted()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesOf(join(path, name)))
}

/**
 * Build ID as a hash of the build's inputs, never of the time: an unchanged rebuild does not invalidate cached pages
 * (R14.5).
 * @param root project folder with compiled content
 * @param clientManifest manifest of the client build
 */
export function buildIdOf(root: string, clientManifest: string): string {
  const hash = createHash('sha256').update(clientManifest)
  for (const source of SOURCES)
    for (const file of filesOf(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, BUILD_ID_LENGTH)
}
