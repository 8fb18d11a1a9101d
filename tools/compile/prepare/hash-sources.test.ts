import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { LAYER_CODE, MAP_CODE } from './hash-sources.ts'

/** Path of an imported file of the project; null for a package. */
function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  return specifier.startsWith('#') ? specifier.slice(1) : null
}

/** Adds a file and everything that it imports besides types. */
function collectImports(file: string, found: Set<string>): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  const { module } = parseSync(file, readFileSync(join(PROJECT_ROOT, file), 'utf8'))
  for (const { entries, moduleRequest } of module.staticImports) {
    const path = entries.every(({ isType }) => isType) ? null : resolveImport(file, moduleRequest.value)
    if (path !== null) collectImports(path, found)
  }
  return found
}

it('the hash of map layers covers all code that places labels and routes', () => {
  const covered = new Set(
    [...MAP_CODE, ...LAYER_CODE].flatMap((glob) => globSync(glob, { cwd: PROJECT_ROOT })),
  )
  const imported = new Set<string>()
  for (const name of ['ground-marks', 'place-labels', 'routes/draw-routes'])
    collectImports(`tools/compile/maps/${name}.ts`, imported)
  expect(imported.size).toBeGreaterThan(50)
  expect([...imported].filter((file) => !covered.has(file))).toEqual([])
})
