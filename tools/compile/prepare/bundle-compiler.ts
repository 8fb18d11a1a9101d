import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** What is loaded from the bundle: the compiler, its thread, and page components, whose JSX Node cannot load. */
const ENTRIES = {
  compiler: './tools/compile/compiler.ts',
  pageThread: './tools/compile/emit/page-thread.ts',
  parts: './tools/compile/parts/parts-entry.ts',
} as const

/** Paths of the bundled entries. */
export type CompilerBundle = { readonly [Entry in keyof typeof ENTRIES]: string }

/** Names of packages and of Node's modules, which stay where they are. */
const PACKAGES = /^(?:node:)?@?[a-z\d][\w.-]*(?:\/|$)/

/** Bundles of other code that may still be loading in another process; older ones are deleted. */
export const MAX_BUNDLES = 4

type Files = readonly (readonly [name: string, code: string])[]

function hashFiles(files: Files): string {
  const hash = createHash('sha256')
  for (const [name, code] of files) hash.update(`${name}\0${code}\0`)
  return hash.digest('hex').slice(0, 10)
}

/** Creates a folder in one step, because another process may be creating or reading the same one. */
function writeFolder(folder: string, files: Files): void {
  const unfinished = mkdtempSync(`${folder}-`)
  for (const [name, code] of files) writeFileSync(join(unfinished, name), code)
  try {
    renameSync(unfinished, folder)
  } catch {
    // The name is a hash: the folder that exists already has the same files.
    rmSync(unfinished, { recursive: true })
    utimesSync(folder, new Date(), new Date())
  }
}

function removeOldFolders(parent: string): void {
  const modifiedMs = (name: string): number =>
    statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const names = readdirSync(parent).toSorted((one, other) => modifiedMs(other) - modifiedMs(one))
  for (const name of names.slice(MAX_BUNDLES)) rmSync(join(parent, name), { recursive: true, force: true })
}

/**
 * Bundles the compiler and the page components from their sources. Node takes three seconds to load them one by one, and
 * most of one to load the bundle; bundling takes another half. It is done each time, so that it is never out of date.
 * @param root project folder
 */
export async function bundleCompiler(root: string): Promise<CompilerBundle> {
  const bundle = await rolldown({
    cwd: root,
    input: { ...ENTRIES },
    platform: 'node',
    external: PACKAGES,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
  const files = output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : []))
  // As far below the project as the modules of the compiler, which find geodata/ from where they are.
  const parent = join(root, '.generated/compiler')
  mkdirSync(parent, { recursive: true })
  const folder = join(parent, hashFiles(files))
  writeFolder(folder, files)
  removeOldFolders(parent)
  const pathOf = (entry: keyof typeof ENTRIES): string => join(folder, `${entry}.mjs`)
  return { compiler: pathOf('compiler'), pageThread: pathOf('pageThread'), parts: pathOf('parts') }
}
