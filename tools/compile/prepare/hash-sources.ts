import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

function sourceFiles(root: string, folder: string): readonly string[] {
  const names = globSync('**/*.{ts,json}', { cwd: join(root, folder) }).map((name) =>
    name.split(sep).join('/'),
  )
  return names
    .filter((name) => !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${folder}/${name}`)
}

/**
 * Hash over the code and data of some folders, tests apart: whatever they draw changes only when it does.
 * @param folders below the project's root; a single file may stand among them
 */
function hashSources(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of folders.flatMap((folder) =>
    folder.endsWith('.json') ? [folder] : sourceFiles(root, folder),
  )) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Everything that decides what a poster looks like. */
export const hashPosterArt = (root: string): string =>
  hashSources(root, ['src/posters/drawing', 'art/kit', 'src/posters/scenes'])

const MAP_PACKAGES = ['world-atlas', 'world-countries', 'd3-geo'].map(
  (name) => `node_modules/${name}/package.json`,
)

/** Everything that decides what a locator map looks like. */
export const hashMapArt = (root: string): string =>
  hashSources(root, [
    'src/maps/drawing',
    'src/maps/lines',
    'tools/compile/geography',
    'tools/compile/maps',
    ...MAP_PACKAGES,
  ])
