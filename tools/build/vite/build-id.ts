import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const BUILD_ID_LENGTH = 12
/** All that pages are made of, besides what the client build lists. */
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
 * Names a build by what it is made from, never by when: an unchanged build keeps its kept pages (R14.5).
 * @param root the project's folder, whose content is compiled
 * @param clientManifest what the client build made
 */
export function buildIdOf(root: string, clientManifest: string): string {
  const hash = createHash('sha256').update(clientManifest)
  for (const source of SOURCES)
    for (const file of filesOf(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, BUILD_ID_LENGTH)
}
