import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { codeFiles } from '#tools/check/code-files.ts'

export type SourceFile = { readonly path: string; readonly text: string }

/** Code whose exports are compared; each language of a catalogue exports its text by the code of the language. */
const GOVERNED =
  /^(?:src|client|isomorphic|art|tools|bench|test\/support)\/(?!.*\.(?:test|d)\.tsx?$)(?!(?:.*\/)?words\/(?:[a-z-]+-)?(?:en|de|fr|es|it|cs)\.tsx?$).*\.tsx?$/

/** Names that a framework reads from several files: vitest's global setup and vite's plugins have no say in them. */
const SHARED = new Set(['default', 'setup', 'teardown'])

/** The names that a file exports and declares; names that it passes on from other files are left out. */
function exportedNames({ path, text }: SourceFile): readonly string[] {
  const { module } = parseSync(path, text)
  return module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest === null)
      .map(({ exportName }) => exportName.name ?? 'default'),
  )
}

/** Returns one line for each name that two or more of the files export. */
export function doubledExports(files: readonly SourceFile[]): readonly string[] {
  const places = new Map<string, string[]>()
  for (const file of files) {
    for (const name of new Set(exportedNames(file))) {
      places.set(name, [...(places.get(name) ?? []), file.path])
    }
  }
  return [...places]
    .filter(([name, paths]) => paths.length > 1 && !SHARED.has(name))
    .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}; one name has one meaning`)
}

/** The same for the repository. */
export const findDoubledExports = (): readonly string[] =>
  doubledExports(
    codeFiles()
      .filter((path) => GOVERNED.test(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  )
