import { relative } from 'node:path'
import { loadCompiler } from '#tools/compile/load-compiler.ts'
import { recordPatches } from '#tools/compile/prepare/content-fingerprint.ts'
import type { PatchResult } from './content-session.ts'

/** A request of the dev server: paths of saved files. */
export type PatchRequest = { readonly id: number; readonly paths: readonly string[] }
export type PatchResponse = { readonly id: number; readonly results: readonly PatchResult[] }

// The process is started by the dev server (create-patcher.ts) and ends with it.
const root = process.cwd()
const { bundle, loadCompiledParts, openContentSession } = await loadCompiler(root)
const parts = await loadCompiledParts(bundle.parts)
const session = openContentSession({ root, parts, showsDrafts: true })

process.on('message', ({ id, paths }: PatchRequest) => {
  // Until the next complete compilation the output no longer is what its version says.
  recordPatches(
    root,
    paths.map((path) => relative(root, path)),
  )
  const results = paths.map((path): PatchResult => session?.patch(path) ?? { kind: 'needs-compilation' })
  // The callback receives the error of a server that has ended meanwhile.
  process.send?.({ id, results } satisfies PatchResponse, undefined, undefined, () => undefined)
})
process.on('disconnect', () => process.exit(0))
